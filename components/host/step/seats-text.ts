// Lists of seats as they are read out.

/** "5, 7"; a dash for none. */
export const seatsText = (seats: readonly number[]): string => seats.join(', ') || '—';
