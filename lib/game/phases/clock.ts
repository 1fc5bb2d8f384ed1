// The clock in the host's hand (CL-20, AMB-25).

import { refuse } from '../basics/refusal';
import type { Handlers } from './handler';

/** Commands of the clock. Starting is part of the turn. */
export const clockHandlers: Pick<Handlers, 'pause-clock' | 'resume-clock' | 'add-seconds' | 'stop-clock'> = {
  'pause-clock': {
    rule: 'CL-20',
    stages: 'running',
    decide(d, { at }) {
      if (!d.game.clock) return refuse('no-clock', 'CL-20');
      if (d.game.clock.startedAt === null) return refuse('clock-paused', 'CL-20');
      d.emit({ type: 'clock-paused', at });
      return d.done();
    },
  },
  'resume-clock': {
    rule: 'CL-20',
    stages: 'running',
    decide(d, { at }) {
      if (!d.game.clock) return refuse('no-clock', 'CL-20');
      if (d.game.clock.startedAt !== null) return refuse('clock-running', 'CL-20');
      d.emit({ type: 'clock-resumed', at });
      return d.done();
    },
  },
  'add-seconds': {
    rule: 'CL-20',
    stages: 'running',
    decide(d, { seconds }) {
      if (!d.game.clock) return refuse('no-clock', 'CL-20');
      d.emit({ type: 'clock-extended', seconds });
      return d.done();
    },
  },
  'stop-clock': {
    rule: 'CL-20',
    stages: 'running',
    decide(d) {
      if (!d.game.clock) return refuse('no-clock', 'CL-20');
      d.emit({ type: 'clock-stopped' });
      return d.done();
    },
  },
};
