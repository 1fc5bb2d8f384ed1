// The shape of a phase's answer to one command.

import type { CommandOf, CommandType } from '../state/commands';
import type { StageType } from '../state/state';
import type { Decision, Draft } from './draft';

/** How one command is decided. */
export interface Handler<T extends CommandType> {
  /** Cited when the command comes at a stage that has no place for it. */
  readonly rule: string;
  /** Where the command belongs; `running` = from Night 1 to the end. */
  readonly stages: readonly StageType[] | 'running' | 'any';
  readonly decide: (d: Draft, command: CommandOf<T>) => Decision;
}

/** A handler for every command. */
export type Handlers = { readonly [T in CommandType]: Handler<T> };
