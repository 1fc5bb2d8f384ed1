// Checks of plain data by its shape: a check says whether a value is a T, and is complete or does not compile.

/** True when the value is a T. */
export type Check<T> = (value: unknown) => value is T;

/** One check for each field of T; fields that T does not have are not looked at. */
type Fields<T> = { readonly [K in keyof T]-?: Check<T[K]> };

/** Fields of each member of a union told apart by `type`. */
type Members<T extends { readonly type: string }> = {
  readonly [K in T['type']]: Fields<Omit<Extract<T, { readonly type: K }>, 'type'>>;
};

export const text: Check<string> = (value) => typeof value === 'string';
export const flag: Check<boolean> = (value) => typeof value === 'boolean';
export const number: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);
/** 0, 1, 2, … */
export const count: Check<number> = (value): value is number =>
  number(value) && value >= 0 && value % 1 === 0;

/** One of a closed list. */
export const oneOf =
  <T extends string>(words: readonly T[]): Check<T> =>
  (value): value is T =>
    words.includes(value as T);

/** One of the words of T, all of them written out. */
export const wordOf = <T extends string>(words: { readonly [K in T]: true }): Check<T> =>
  oneOf(Object.keys(words) as T[]);

export const nullOr =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

export const either =
  <A, B>(a: Check<A>, b: Check<B>): Check<A | B> =>
  (value): value is A | B =>
    a(value) || b(value);

/** An array of at most `MAX_ITEMS`. */
export const listOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= MAX_ITEMS && value.every(check);

export const record =
  <T>(fields: Fields<T>): Check<T> =>
  (value): value is T =>
    isObject(value) && fits(value, fields);

export const union =
  <T extends { readonly type: string }>(members: Members<T>): Check<T> =>
  (value): value is T => {
    if (!isObject(value) || typeof value.type !== 'string' || !Object.hasOwn(members, value.type))
      return false;
    return fits(value, members[value.type as T['type']]);
  };

/** More than any table has of anything. */
const MAX_ITEMS = 1000;

type Anything = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Anything => typeof value === 'object' && value !== null;

const fits = (value: Anything, fields: object): boolean =>
  Object.entries(fields).every(([key, check]: [string, Check<unknown>]) => check(value[key]));
