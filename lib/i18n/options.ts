// The options of both rule sets as a host would ask them, and what each value means.

import type { CityOptions, ClassicOptions, OptionValue } from '../game';
import type { Language } from './core';
import { tOverlay } from './overlay';

/** Every option of either rule set. */
type OptionKey = keyof ClassicOptions | keyof CityOptions;
type ValueOf<K> =
  | (K extends keyof ClassicOptions ? ClassicOptions[K] : never)
  | (K extends keyof CityOptions ? CityOptions[K] : never);
/** The question, and every value's answer; yes and no go without saying. */
type Words = {
  readonly [K in OptionKey]: readonly [
    question: string,
    answers?: Readonly<Partial<Record<`${ValueOf<K>}`, string>>>,
  ];
};

const ru: Words = {
  rotation: [
    'Кто открывает следующий день',
    { first: 'следующий после того, кто открывал', last: 'следующий после того, кто говорил последним' },
  ],
  day1Single: ['Один кандидат в первый день', { 'no-vote': 'голосования нет', vote: 'голосуем' }],
  day1Ballot: [
    'Голосование первого дня',
    {
      full: 'обычное, с выбыванием',
      'raise-only': 'лидер говорит и остаётся, уходят только поднятые',
      'speech-only': 'лидер говорит и остаётся',
      none: 'не проводится',
    },
  ],
  narrowedTie: [
    'На переголосовании равных стало меньше',
    {
      'new-crash': 'снова речи и переголосование',
      'raise-all': 'сразу «поднять всех»',
      night: 'наступает ночь',
    },
  ],
  splitOrder: ['Порядок речей и голосования при равенстве', { same: 'тот же', reverse: 'обратный' }],
  raiseAllAtFour: ['Поднимать двоих, когда за столом четверо'],
  raiseAllThreeOfNine: [
    'Поднимать троих из девяти',
    { true: 'да', false: 'нет', 'after-miss': 'только после промаха' },
  ],
  raiseAllWholeTable: ['Поровну у всего стола', { off: 'наступает ночь', draw: 'ничья' }],
  raiseAllMax: [
    'Сколько игроков можно поднять сразу',
    { none: 'сколько угодно', half: 'не больше половины стола' },
  ],
  withdraw: [
    'Отзыв кандидатуры',
    { no: 'нельзя', explicit: 'можно, вслух', 'last-counts': 'считается последняя названная' },
  ],
  selfNomination: ['Можно выставить себя'],
  selfVote: ['Можно голосовать против себя'],
  thirdFoul: [
    'Третий фол',
    {
      'lose-minute': 'игрок теряет ближайшую минуту',
      '30s': 'вместо минуты 30 секунд',
      none: 'без последствий',
    },
  ],
  thirdFoulLosesLastWord: ['Третий фол лишает и последнего слова'],
  shortSpeechAtOrBelow: [
    'После третьего фола, когда игроков мало',
    { 0: 'минута теряется как обычно', 4: 'при четверых и меньше — речь 30 секунд' },
  ],
  removalCancelsVote: [
    'Удаление игрока отменяет голосование',
    {
      nearest: 'ближайшее',
      'if-nominated': 'если удалённый был выставлен',
      'during-continues': 'ближайшее, но начатое идёт дальше',
      never: 'нет',
    },
  ],
  lateRemoval: [
    'Удаление ночью или после голосования',
    { 'cancels-next': 'отменяет голосование следующего дня', none: 'ничего не отменяет' },
  ],
  nightVictimLastWord: ['Последнее слово убитого ночью'],
  nightVictimMayNominate: ['Убитый ночью может выставлять'],
  lastWordOnGameEnd: ['Последнее слово, когда игра уже решена'],
  stalemate: [
    'Три круга без выбывших',
    { prompt: 'спросить ведущего', draw: 'ничья', 'red-wins': 'победа красных' },
  ],
  callNumbers: ['На стрельбе называются номера', { all: 'все десять', living: 'только живых' }],
  bestMove: ['Лучший ход первого убитого'],
  onRecord: ['Запись версий «под протокол»'],
  techFouls: ['Технические фолы'],
  oppositeTeamWin: ['Победа противоположной команды (ППК)'],
  doctorSelfHeal: [
    'Доктор лечит себя',
    {
      once: 'один раз за игру',
      never: 'никогда',
      'not-consecutive': 'не две ночи подряд',
      free: 'сколько угодно',
    },
  ],
  doctorRepeat: [
    'Доктор у одного пациента',
    { 'not-twice-running': 'не две ночи подряд', free: 'сколько угодно' },
  ],
  doctorHealsManiac: [
    'Доктор спасает',
    { 'any-kill': 'от любого убийства', 'mafia-only': 'только от мафии' },
  ],
  doctorMustAct: ['Доктор обязан лечить', { optional: 'нет', must: 'да' }],
  maniacCheck: ['Комиссар видит маньяка как', { 'not-mafia': '«не мафия»', mafia: '«мафия»' }],
  maniacWin: [
    'Маньяк побеждает',
    {
      'one-on-one': 'один на один с любым',
      'one-on-one-non-shooter': 'один на один с тем, кто не стреляет',
      'last-alive': 'последним живым',
    },
  ],
  parityWhileManiacAlive: [
    'Мафии столько же, сколько остальных, а маньяк жив',
    { 'mafia-wins': 'победа мафии', continue: 'игра идёт' },
  ],
  townNeedsManiacOut: ['Городу для победы нужно убрать и маньяка'],
  mafiaDecision: [
    'Мафия выбирает жертву',
    { unanimous: 'единогласно', majority: 'большинством', 'don-decides': 'решает старший' },
  ],
  mafiaMayTargetOwn: ['Мафия может убить своего', { confirm: 'да, с подтверждением', no: 'нет' }],
  putanaBlocks: ['Путана блокирует действие того, у кого она'],
  putanaAlibi: ['Кто был с путаной, того днём не выводят (алиби)'],
  putanaDayEffect: [
    'Днём тот, у кого была путана',
    { none: 'играет как обычно', 'no-vote': 'не голосует', silent: 'молчит' },
  ],
  putanaProtects: ['Путана спасает того, у кого она'],
  putanaDiesWithClient: ['Убита путана — погибает и тот, у кого она'],
  putanaRepeat: [
    'Путана у одного игрока',
    {
      'not-twice-running': 'не две ночи подряд',
      'two-at-most': 'не больше двух раз',
      free: 'сколько угодно',
    },
  ],
  putanaTeam: ['Путана играет', { town: 'за город', own: 'за себя' }],
  firstNight: ['Первая ночь', { introduction: 'только знакомство', kills: 'уже с убийствами' }],
  nightOrder: ['Порядок ночи'],
  callDeadRoles: ['Вызывать роли, которых уже нет'],
  lastWordNight: [
    'Последнее слово убитых ночью',
    { civilians: 'мирным', nobody: 'никому', 'first-night': 'только в первую ночь' },
  ],
  revealOnExit: ['Открывать карту ушедшего'],
  nightVictimsOrder: ['Убитых называют', { 'by-seat': 'по местам', 'by-waking': 'по порядку ночи' }],
  candidates: ['Голосуют за', { nominated: 'выставленных', everybody: 'всех за столом' }],
  singleCandidate: [
    'Один кандидат',
    { 'skip-on-day-1': 'в первый день не голосуем', vote: 'голосуем', skip: 'не голосуем' },
  ],
  tiedMayVoteInRevote: ['Равные голосуют на переголосовании'],
  defenceSeconds: ['Оправдание при равенстве', { 30: '30 секунд', 0: 'нет' }],
  secondTie: ['Снова поровну', { lot: 'жребий, если ведущий хочет', 'raise-all': '«поднять всех»' }],
  missingVote: [
    'Кто-то не проголосовал',
    { block: 'ждём его голос', 'last-candidate': 'голос последнему', warning: 'предупреждение' },
  ],
  warnLimit: ['Удаление за предупреждения', { 2: 'за второе', 3: 'за третье' }],
};

const en: Words = {
  rotation: [
    'Who opens the next day',
    { first: 'the seat after who opened', last: 'the seat after who spoke last' },
  ],
  day1Single: ['A single candidate on Day 1', { 'no-vote': 'no vote', vote: 'a vote' }],
  day1Ballot: [
    'The vote of Day 1',
    {
      full: 'usual, the leader leaves',
      'raise-only': 'the leader speaks and stays; only a raise-all removes',
      'speech-only': 'the leader speaks and stays',
      none: 'is not held',
    },
  ],
  narrowedTie: [
    'Fewer are tied after a revote',
    { 'new-crash': 'speeches and a revote again', 'raise-all': 'raise-all at once', night: 'night falls' },
  ],
  splitOrder: ['Order of speeches and votes after a tie', { same: 'the same', reverse: 'reversed' }],
  raiseAllAtFour: ['Raise two of four'],
  raiseAllThreeOfNine: [
    'Raise three of nine',
    { true: 'yes', false: 'no', 'after-miss': 'only after a miss' },
  ],
  raiseAllWholeTable: ['The whole table is tied', { off: 'night falls', draw: 'a draw' }],
  raiseAllMax: ['How many may be raised at once', { none: 'any number', half: 'half of the table at most' }],
  withdraw: [
    'Withdrawing a nomination',
    { no: 'not allowed', explicit: 'allowed, aloud', 'last-counts': 'the last one named counts' },
  ],
  selfNomination: ['Nominating oneself is allowed'],
  selfVote: ['Voting against oneself is allowed'],
  thirdFoul: [
    'The third foul',
    { 'lose-minute': 'costs the next minute', '30s': 'leaves 30 seconds of it', none: 'costs nothing' },
  ],
  thirdFoulLosesLastWord: ['The third foul costs the last word too'],
  shortSpeechAtOrBelow: [
    'After a third foul, when few are left',
    { 0: 'the minute is lost as usual', 4: 'at four or fewer a speech of 30 seconds' },
  ],
  removalCancelsVote: [
    'A removal cancels the vote',
    {
      nearest: 'the nearest one',
      'if-nominated': 'if the removed was nominated',
      'during-continues': 'the nearest, but a running one goes on',
      never: 'never',
    },
  ],
  lateRemoval: [
    'A removal at night or after the vote',
    { 'cancels-next': 'cancels the next day’s vote', none: 'cancels nothing' },
  ],
  nightVictimLastWord: ['The night’s victim has a last word'],
  nightVictimMayNominate: ['The night’s victim may nominate'],
  lastWordOnGameEnd: ['A last word when the game is decided'],
  stalemate: [
    'Three rounds with nobody gone',
    { prompt: 'ask the host', draw: 'a draw', 'red-wins': 'red wins' },
  ],
  callNumbers: ['Numbers called at the shooting', { all: 'all ten', living: 'the living only' }],
  bestMove: ['Best move of the first victim'],
  onRecord: ['Guesses on record'],
  techFouls: ['Technical fouls'],
  oppositeTeamWin: ['Defeat of one’s team as a sanction'],
  doctorSelfHeal: [
    'The Doctor heals himself',
    { once: 'once a game', never: 'never', 'not-consecutive': 'not two nights running', free: 'freely' },
  ],
  doctorRepeat: [
    'The Doctor with the same patient',
    { 'not-twice-running': 'not two nights running', free: 'freely' },
  ],
  doctorHealsManiac: [
    'The Doctor saves',
    { 'any-kill': 'from any kill', 'mafia-only': 'from the Mafia only' },
  ],
  doctorMustAct: ['The Doctor must heal', { optional: 'no', must: 'yes' }],
  maniacCheck: ['The Commissar sees the Maniac as', { 'not-mafia': '“not Mafia”', mafia: '“Mafia”' }],
  maniacWin: [
    'The Maniac wins',
    {
      'one-on-one': 'one on one with anybody',
      'one-on-one-non-shooter': 'one on one with who does not shoot',
      'last-alive': 'as the last alive',
    },
  ],
  parityWhileManiacAlive: [
    'The Mafia equals the rest while the Maniac lives',
    { 'mafia-wins': 'the Mafia wins', continue: 'the game goes on' },
  ],
  townNeedsManiacOut: ['The town must get rid of the Maniac too'],
  mafiaDecision: [
    'The Mafia picks its victim',
    { unanimous: 'unanimously', majority: 'by majority', 'don-decides': 'the eldest decides' },
  ],
  mafiaMayTargetOwn: ['The Mafia may kill its own', { confirm: 'yes, confirmed', no: 'no' }],
  putanaBlocks: ['Putana blocks whom she visits'],
  putanaAlibi: ['Whom she visited cannot be voted out that day (alibi)'],
  putanaDayEffect: [
    'By day the visited one',
    { none: 'plays as usual', 'no-vote': 'does not vote', silent: 'is silent' },
  ],
  putanaProtects: ['Putana saves whom she visits'],
  putanaDiesWithClient: ['When Putana is killed, the visited one dies too'],
  putanaRepeat: [
    'Putana with the same player',
    { 'not-twice-running': 'not two nights running', 'two-at-most': 'twice at most', free: 'freely' },
  ],
  putanaTeam: ['Putana plays', { town: 'for the town', own: 'for herself' }],
  firstNight: ['The first night', { introduction: 'introductions only', kills: 'with kills' }],
  nightOrder: ['Order of the night'],
  callDeadRoles: ['Call roles that are gone'],
  lastWordNight: [
    'Last word of the night’s victims',
    { civilians: 'for civilians', nobody: 'for nobody', 'first-night': 'on the first night only' },
  ],
  revealOnExit: ['Open the card of who leaves'],
  nightVictimsOrder: ['Victims are named', { 'by-seat': 'by seat', 'by-waking': 'by the night’s order' }],
  candidates: ['The vote is on', { nominated: 'the nominated', everybody: 'everybody' }],
  singleCandidate: [
    'A single candidate',
    { 'skip-on-day-1': 'no vote on Day 1', vote: 'a vote', skip: 'no vote' },
  ],
  tiedMayVoteInRevote: ['The tied vote in the revote'],
  defenceSeconds: ['Defence after a tie', { 30: '30 seconds', 0: 'none' }],
  secondTie: ['A second tie', { lot: 'a lot, if the host wants', 'raise-all': 'raise-all' }],
  missingVote: [
    'Somebody did not vote',
    { block: 'the vote waits', 'last-candidate': 'the last candidate gets it', warning: 'a warning' },
  ],
  warnLimit: ['Removal for warnings', { 2: 'at the second', 3: 'at the third' }],
};

const WORDS: Readonly<Record<Language, Words>> = { ru, en };
const YES_NO: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ru: { true: 'да', false: 'нет' },
  en: { true: 'yes', false: 'no' },
};

const known = (key: string): key is OptionKey => Object.hasOwn(ru, key);

/** An option as a question, e.g. "Who opens the next day". */
export const optionWords = (language: Language, key: string): string =>
  known(key) ? WORDS[language][key][0] : key;

/** A value of an option in words, e.g. "the seat after who spoke last". */
export function optionValueWords(language: Language, key: string, value: OptionValue): string {
  if (key === 'nightOrder') return nightOrder(language, String(value));
  const answers: Readonly<Partial<Record<string, string>>> = (known(key) && WORDS[language][key][1]) || {};
  return answers[String(value)] ?? YES_NO[language][String(value)] ?? String(value);
}

/** `putana,mafia,…` as roles in words. */
const nightOrder = (language: Language, order: string): string =>
  order
    .split(',')
    .map((role) => {
      const key = `role.${role}`;
      return isRoleKey(key) ? tOverlay(language, key) : role;
    })
    .join(' → ');

const ROLE_KEYS = ['role.putana', 'role.mafia', 'role.maniac', 'role.doctor', 'role.commissar'] as const;
const isRoleKey = (key: string): key is (typeof ROLE_KEYS)[number] =>
  (ROLE_KEYS as readonly string[]).includes(key);
