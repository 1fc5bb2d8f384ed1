// What happened, as a sentence: for undo, the short history and the log.

import type { Command, CommandType, Winner } from '../game';
import { fill, type Language } from './core';

const COMMANDS: Readonly<Record<Language, Readonly<Record<CommandType, string>>>> = {
  ru: {
    'assign-role': 'карта игроку {seat}',
    'deal-roles': 'раздача по жребию',
    'assign-rest': 'остальные мирные',
    'card-seen': 'пересдача',
    'fall-night': 'наступила ночь',
    identify: 'показались {seats}',
    'set-shooting-order': 'порядок отстрела {seats}',
    shoot: 'выстрел игрока {by}: {targets}',
    'shoot-all': 'выстрел в {target}',
    check: 'проверка игрока {seat}',
    pick: 'жертва мафии {seat}',
    visit: 'путана у {seat}',
    kill: 'маньяк: {seat}',
    heal: 'доктор: {seat}',
    'next-step': 'следующая роль',
    morning: 'утро',
    'next-turn': 'передача слова',
    nominate: 'выставлен {seat}',
    'refuse-nomination': 'не принято',
    'withdraw-nomination': 'отзыв кандидатуры',
    'set-order': 'порядок речей',
    'open-ballot': 'начало голосования',
    vote: 'голос игрока {voter}',
    'vote-count': 'голосов: {count}',
    unvote: 'снят голос игрока {voter}',
    'close-candidate': '«спасибо» кандидату',
    'raise-hand': 'рука игрока {voter}',
    'raise-count': 'рук за: {count}',
    'close-raise-all': 'итог «поднять всех»',
    lot: 'жребий',
    'spare-all': 'без жребия',
    'best-move': 'лучший ход {seats}',
    guess: 'версия игрока {by}: {seats}',
    testify: 'показания: {seat}',
    'pause-clock': 'пауза',
    'resume-clock': 'часы пошли',
    'add-seconds': '+{seconds} с',
    'stop-clock': 'часы остановлены',
    foul: 'фол игроку {seat}',
    noise: 'ротозвук: {seat}',
    'technical-foul': 'технический фол: {seat}',
    warn: 'предупреждение: {seat}',
    remove: 'удалён {seat}',
    'team-defeat': 'ППК: {seat}',
    correct: 'исправление ведущего',
    'end-game': 'конец игры',
    'release-roles': 'роли открыты зрителям',
    note: 'заметка',
  },
  en: {
    'assign-role': 'card for {seat}',
    'deal-roles': 'random deal',
    'assign-rest': 'the rest are Civilians',
    'card-seen': 'redeal',
    'fall-night': 'night fell',
    identify: '{seats} showed themselves',
    'set-shooting-order': 'shooting order {seats}',
    shoot: 'shot by {by}: {targets}',
    'shoot-all': 'shot at {target}',
    check: 'check of {seat}',
    pick: 'Mafia’s victim {seat}',
    visit: 'Putana at {seat}',
    kill: 'Maniac: {seat}',
    heal: 'Doctor: {seat}',
    'next-step': 'next role',
    morning: 'morning',
    'next-turn': 'floor passed on',
    nominate: '{seat} nominated',
    'refuse-nomination': 'not accepted',
    'withdraw-nomination': 'nomination withdrawn',
    'set-order': 'order of speeches',
    'open-ballot': 'vote opened',
    vote: 'vote by {voter}',
    'vote-count': 'votes: {count}',
    unvote: 'vote of {voter} taken back',
    'close-candidate': '“thank you” to a candidate',
    'raise-hand': 'hand of {voter}',
    'raise-count': 'hands for: {count}',
    'close-raise-all': 'raise-all result',
    lot: 'lot',
    'spare-all': 'no lot',
    'best-move': 'best move {seats}',
    guess: 'guess of {by}: {seats}',
    testify: 'testimony: {seat}',
    'pause-clock': 'pause',
    'resume-clock': 'clock on',
    'add-seconds': '+{seconds} s',
    'stop-clock': 'clock stopped',
    foul: 'foul to {seat}',
    noise: 'mouth noise: {seat}',
    'technical-foul': 'technical foul: {seat}',
    warn: 'warning: {seat}',
    remove: '{seat} removed',
    'team-defeat': 'team defeat: {seat}',
    correct: 'host’s correction',
    'end-game': 'end of the game',
    'release-roles': 'roles shown to viewers',
    note: 'note',
  },
};

/** A press in a few words, e.g. for the undo button. */
export function commandWords(language: Language, command: Command): string {
  const params = Object.fromEntries(
    Object.entries(command).map(([name, value]): [string, string | number] => [
      name,
      Array.isArray(value)
        ? value.join(', ') || '—'
        : typeof value === 'number' || typeof value === 'string'
          ? value
          : '—',
    ]),
  );
  return fill(language, COMMANDS[language][command.type], params);
}

const WINNERS: Readonly<Record<Language, Readonly<Record<Winner, string>>>> = {
  ru: {
    red: 'красные',
    black: 'чёрные',
    town: 'мирные',
    mafia: 'мафия',
    maniac: 'маньяк',
    draw: 'ничья',
    none: 'без результата',
  },
  en: {
    red: 'red',
    black: 'black',
    town: 'town',
    mafia: 'Mafia',
    maniac: 'Maniac',
    draw: 'draw',
    none: 'no result',
  },
};

/** A winner's name. */
export const winnerWords = (language: Language, winner: Winner): string => WINNERS[language][winner];
