// How soon a second press of the same control is a slip and not a decision.

/** ms after an accepted press in which the same control does nothing. */
export const DOUBLE_PRESS_MS = 400;
