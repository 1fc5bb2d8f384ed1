// What the host can do now, as data the panel can draw.

import type { RefusalCode } from '../basics/refusal';
import type { Seat } from '../basics/seats';
import type { CommandType } from '../state/commands';

/** One thing the host has to choose before the press is a command. `name` is the command's field. */
export type Field =
  | { readonly kind: 'seat'; readonly name: string; readonly from: readonly Seat[]; readonly optional?: true }
  | {
      readonly kind: 'seats';
      readonly name: string;
      readonly from: readonly Seat[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'count'; readonly name: string; readonly min: number; readonly max: number }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly from: readonly string[];
      readonly optional?: true;
    }
  | { readonly kind: 'sides'; readonly name: string; readonly seats: readonly Seat[] }
  | { readonly kind: 'seed'; readonly name: string }
  | { readonly kind: 'text'; readonly name: string };

/**
 * A press that the rules would accept now.
 * A command is `{ type, at, ...fixed, ...one value per field }`, plus `force: true` where `confirm` is set.
 */
export interface Offer {
  readonly type: CommandType;
  /** The one obvious next press; at most one offer has it. */
  readonly primary: boolean;
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
  /** Set when the host must insist: the rule and code he overrules or confirms. */
  readonly confirm: { readonly rule: string; readonly code: RefusalCode } | null;
}
