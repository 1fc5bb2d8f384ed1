// The public face of the log: everything that other rooms may use.

export type { Change } from './append';
export { press, redo, undo } from './append';
export { asOf } from './as-of';
export { branchGame } from './branch';
export { foldAll, headOf, redoable, standing, undoable } from './fold';
export { abandonGame, createGame, currentGame, listGames, runningGame } from './games';
export { catchUp, readLog, readRows } from './read';
export { DATABASE, type LogDb, openLog } from './schema';
export { type CopyStore, copiedRows, keepCopy, restoreCopy } from './second-copy';
export { type Answer, openSession, type Session, type SessionState } from './session';
export {
  type Appended,
  type Creation,
  type Damage,
  type Entry,
  GAME_STATUSES,
  type GameRow,
  type GameStatus,
  LOG_VERSION,
  type LogError,
  type LogState,
  type StorageCause,
} from './types';
