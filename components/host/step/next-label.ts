// The words on the big button: exactly what it will do.

import { type Game, type Offer, type StageOf, view } from '../../../lib/game';
import { type Language, type PanelKey, tPanel } from '../../../lib/i18n';
import { type OwnWords, voiceOf } from '../words/spoken';
import { seatsText } from './seats-text';
import { callOf, commonTarget } from './step';

/** The label of the primary offer. */
export function nextLabel(game: Game, offer: Offer, language: Language, own: OwnWords = {}): string {
  const t = (key: PanelKey, params = {}) => tPanel(language, key, params);
  const { stage } = game;
  switch (offer.type) {
    case 'deal-roles':
      return t('do.deal-roles');
    case 'assign-rest':
      return t('do.assign-rest', {
        seats: seatsText(game.players.filter((p) => p.role === null).map((p) => p.seat)),
      });
    case 'fall-night':
      return t(stage.type === 'vote-pending' ? 'do.no-vote' : 'do.fall-night');
    case 'next-step': {
      const next = stage.type === 'night' ? stage.steps[stage.step + 1] : undefined;
      return next ? t('do.next-step', { step: callOf(language, next, voiceOf(language, own)) }) : t('next');
    }
    case 'morning': {
      const shooting = stage.type === 'night' && stage.steps[stage.step]?.act === 'shoot';
      return t(
        shooting && stage.type === 'night' && commonTarget(game, stage.acts.shots) === null
          ? 'do.morning.miss'
          : 'do.morning',
      );
    }
    case 'next-turn':
      return turnLabel(game, language);
    case 'open-ballot':
      return t('do.open-ballot', { seats: seatsText(candidates(game)) });
    case 'close-candidate':
      return stage.type === 'ballot' ? closeLabel(game, stage, language) : t('next');
    case 'close-raise-all': {
      const now = view(game, 'host').stage;
      const go = now.type === 'raise-all' && now.votesFor >= now.needed;
      return t(go ? 'do.close-raise-all.go' : 'do.close-raise-all.stay', {
        seats: seatsText(now.type === 'raise-all' ? now.seats : []),
      });
    }
    case 'release-roles':
      return t('do.release-roles');
    default:
      return t('next');
  }
}

const candidates = (game: Game): readonly number[] => {
  const now = view(game, 'host').stage;
  return now.type === 'vote-pending' ? now.candidates : game.nominations.map((n) => n.seat);
};

function turnLabel(game: Game, language: Language): string {
  const t = (key: PanelKey, params = {}) => tPanel(language, key, params);
  const { stage } = game;
  if (!('turns' in stage)) return t('do.go-on');
  const { speaker, waiting } = stage.turns;
  const [next] = waiting;
  if (next !== undefined) {
    const first = stage.type === 'last-words' ? 'do.first-word' : 'do.first-speech';
    return t(speaker === null ? first : 'do.next-speech', { seat: next });
  }
  if (stage.type === 'speeches') return t('do.end-speeches');
  if (stage.type === 'defence') return t(stage.leadsTo === 'revote' ? 'do.to-revote' : 'do.to-evening');
  return t('do.end-words');
}

function closeLabel(game: Game, stage: StageOf<'ballot'>, language: Language): string {
  const t = (key: PanelKey, params = {}) => tPanel(language, key, params);
  const next = stage.tallies[stage.current + 1];
  if (next) return t('do.close-candidate', { seat: next.seat });
  const now = view(game, 'host').stage;
  const leaders = now.type === 'ballot' ? now.leaders : [];
  if (leaders.length !== 1)
    return t('do.close-ballot.tie', {
      seats: seatsText(leaders.length ? leaders : stage.tallies.map((tally) => tally.seat)),
    });
  const stays = game.day === 1 && game.rules.day1Ballot !== 'full';
  return t(stays ? 'do.close-ballot.stays' : 'do.close-ballot', { seat: leaders[0] ?? 0 });
}
