// Who plays with whom in which round. The seats at a table are still to come.

export { findGroups, type Groups } from './meetings';
export { problemRefusal, SEATS, type SeatingProblem, type SeatingRefusal, type Wish } from './problem';
export { meetingsOf } from './quality';
export { randomFrom } from './random';
