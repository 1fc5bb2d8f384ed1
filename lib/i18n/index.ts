// The languages' public face. A bundle that must stay small imports its own catalogue (`./overlay`) instead.

export { fill as fillWords, LANGUAGES, type Language, slotsOf } from './core';
export { commandWords, winnerWords } from './events';
export { optionValueWords, optionWords } from './options';
export { tOverlay } from './overlay';
export { type PanelKey, tPanel } from './panel';
export { reasonWords } from './reasons';
export { refusalWords } from './refusals';
