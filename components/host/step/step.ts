// The current step in words: what happens, what the host says, what came out.

import type { Game, NightStep, StageOf } from '../../../lib/game';
import { type StageView, view } from '../../../lib/game';
import { type Language, type PanelKey, tOverlay, winnerWords } from '../../../lib/i18n';
import { type OwnWords, SPOKEN, type Voice, voiceOf } from '../words/spoken';
import { seatsText } from './seats-text';

/** A step as the panel shows it. */
export interface Step {
  readonly title: string;
  /** What the host says aloud, or asks. */
  readonly spoken: string;
  /** How to enter what happens; empty when nothing is to be entered. */
  readonly hint: string;
  /** The answer the host gives by sign, or the result so far. */
  readonly answer: string;
}

/** The step of a game; `own`: words the host says instead of ours. */
export function stepOf(game: Game, language: Language, own: OwnWords = {}): Step {
  const t = voiceOf(language, own);
  const { stage } = game;
  const step = (title: PanelKey, spoken = '', hint = '', answer = ''): Step => ({
    title: t(title),
    spoken,
    hint,
    answer,
  });
  switch (stage.type) {
    case 'deal':
      return step('deal.title', '', t('deal.hint'));
    case 'night':
      return nightStep(game, stage, language, t);
    case 'morning':
      return step(
        'morning.title',
        stage.killed.length ? t('morning.killed', { seats: seatsText(stage.killed) }) : t('morning.nobody'),
      );
    case 'speeches': {
      const now = view(game, 'host').stage;
      const silenced = now.type === 'speeches' && now.silenced;
      const { speaker } = stage.turns;
      const spoken =
        speaker === null ? '' : t(silenced ? 'speeches.silenced' : 'speeches.speaker', { seat: speaker });
      const nominated = game.nominations.length
        ? t('speeches.nominated', { seats: seatsText(game.nominations.map((n) => n.seat)) })
        : '';
      return step('speeches.title', spoken, speaker === null ? '' : t('speeches.hint'), nominated);
    }
    case 'vote-pending': {
      const now = view(game, 'host').stage;
      const skip = now.type === 'vote-pending' ? now.skip : null;
      const seats = now.type === 'vote-pending' ? seatsText(now.candidates) : '';
      return step('vote.title', skip ? tOverlay(language, `why.${skip}`) : t('vote.spoken', { seats }));
    }
    case 'ballot':
      return step(
        stage.round > 0 ? 'ballot.revote' : 'ballot.title',
        ballotQuestion(game, t),
        t('ballot.hint'),
        ballotState(view(game, 'host').stage, t),
      );
    case 'defence': {
      const { turns } = stage;
      const seats = seatsText([
        ...turns.done,
        ...(turns.speaker === null ? [] : [turns.speaker]),
        ...turns.waiting,
      ]);
      const spoken =
        turns.speaker === null
          ? stage.leadsTo === 'stay'
            ? ''
            : t('defence.tied', { seats })
          : t('defence.speaker', { seat: turns.speaker });
      return step(stage.leadsTo === 'stay' ? 'defence.stay' : 'defence.title', spoken);
    }
    case 'raise-all': {
      const now = view(game, 'host').stage;
      const answer =
        now.type === 'raise-all'
          ? t('raise.for', { count: now.votesFor, needed: now.needed, living: now.living })
          : '';
      return step('raise.title', t('raise.who', { seats: seatsText(stage.seats) }), t('ballot.hint'), answer);
    }
    case 'lot':
      return step('lot.title', t('defence.tied', { seats: seatsText(stage.seats) }));
    case 'last-words': {
      const { speaker } = stage.turns;
      return step('words.title', speaker === null ? '' : t('words.speaker', { seat: speaker }));
    }
    case 'evening': {
      const { outcome } = stage;
      const why =
        outcome.type === 'left'
          ? t('evening.left', { seats: seatsText(outcome.seats) })
          : t('evening.stayed');
      return step(
        'evening.title',
        why,
        outcome.type === 'left' ? '' : tOverlay(language, `why.${outcome.why}`),
      );
    }
    case 'over':
      return step('over.title', t('over.winner', { winner: winnerWords(language, stage.winner) }));
  }
}

/** The call of a night step, e.g. "The Don wakes and looks for the Sheriff". */
export const callOf = (language: Language, { wakes, act }: NightStep, t: Voice): string => {
  const key = `night.${wakes}.${act}`;
  const call = SPOKEN.find((spoken) => spoken === key);
  return call ? t(call) : tOverlay(language, `wakes.${wakes}`);
};

function nightStep(game: Game, stage: StageOf<'night'>, language: Language, t: Voice): Step {
  const call = stage.steps[stage.step];
  if (!call) return { title: t('phase.night', { night: game.night }), spoken: '', hint: '', answer: '' };
  const woken = game.players
    .filter((p) => p.exit === null && (p.role === call.wakes || (call.wakes === 'mafia' && p.role === 'don')))
    .map((p) => p.seat);
  const form = woken.length === 0;
  const blocked =
    game.rules.city.putanaBlocks &&
    stage.acts.visit !== null &&
    woken.length > 0 &&
    woken.every((seat) => seat === stage.acts.visit);
  return {
    title: callOf(language, call, t),
    spoken: form
      ? t('night.form')
      : blocked
        ? t('night.blocked')
        : t('night.who', { seats: seatsText(woken) }),
    hint: form || blocked ? '' : t(NIGHT_HINT[call.act] ?? 'night.act.hint'),
    answer: nightAnswer(game, stage, t),
  };
}

const NIGHT_HINT: Readonly<Record<string, PanelKey>> = {
  show: 'night.role.show',
  arrange: 'night.role.show',
  shoot: 'night.shoot.hint',
  'seek-sheriff': 'night.check.hint',
  'seek-black': 'night.check.hint',
  'seek-mafia': 'night.check.hint',
  pick: 'night.pick.hint',
};

function nightAnswer(game: Game, { steps, step, acts }: StageOf<'night'>, t: Voice): string {
  const call = steps[step];
  const check = game.checks.at(-1);
  switch (call?.act) {
    case 'arrange':
      return game.shootingOrder.length ? t('night.order.now', { seats: seatsText(game.shootingOrder) }) : '';
    case 'shoot': {
      const fired = Object.values(acts.shots);
      if (fired.length === 0) return '';
      const target = commonTarget(game, acts.shots);
      return target === null ? t('night.miss') : t('night.hit', { seat: target });
    }
    case 'seek-sheriff':
    case 'seek-black':
    case 'seek-mafia':
      return check?.night === game.night && check.by === call.wakes
        ? `${t('answer.of', { seat: check.seat })}: ${t(`answer.${check.answer}`)}`
        : '';
    case 'pick': {
      const picks = Object.values(acts.picks);
      const agreed = picks.length > 0 && picks.every((seat) => seat === picks[0]) ? picks[0] : null;
      return picks.length === 0 ? '' : agreed ? t('night.chosen', { seat: agreed }) : t('night.no-agreement');
    }
    case 'visit':
      return acts.visit === null ? '' : t('night.chosen', { seat: acts.visit });
    case 'kill':
      return acts.kill === null ? '' : t('night.chosen', { seat: acts.kill });
    case 'heal':
      return acts.heal === null ? '' : t('night.chosen', { seat: acts.heal });
    case 'show':
    case undefined:
      return '';
  }
}

/** The living seat at which every living black has fired exactly once; null: it would be a miss. */
export function commonTarget(game: Game, shots: StageOf<'night'>['acts']['shots']): number | null {
  const shooters = game.players.filter((p) => p.exit === null && (p.role === 'mafia' || p.role === 'don'));
  const targets = shooters.map((p) => shots[p.seat] ?? []);
  const target = targets[0]?.[0];
  const together = target !== undefined && targets.every((at) => at.length === 1 && at[0] === target);
  return together && game.players[target - 1]?.exit === null ? target : null;
}

function ballotQuestion(game: Game, t: Voice): string {
  const now = view(game, 'host').stage;
  if (now.type !== 'ballot') return '';
  const onLast = now.candidates.at(-1)?.seat === now.current && now.candidates.at(-1)?.takesRest;
  return onLast
    ? t('ballot.rest', { count: now.unused, seat: now.current })
    : t('ballot.who', { seat: now.current });
}

function ballotState(now: StageView, t: Voice): string {
  if (now.type !== 'ballot' || now.leaders.length < 2) return '';
  return t('ballot.tie', { seats: seatsText(now.leaders) });
}
