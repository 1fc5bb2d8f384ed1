// Tournaments and seasons. Their public face.

export { lineOf, SCORINGS, type Scoring, type ScoringName } from './scoring';
export { readSheets, type Sheet, type SheetError, type SheetPlayer, sheetFault, sheetOf } from './sheet';
export { type Criterion, type Standing, Standings } from './standings';
