// A value or a refusal: nothing in this room throws.

/** Either a value (`ok`) or a typed error. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a value. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** Wraps an error. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
