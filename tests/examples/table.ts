// A table under an example: presses, the way to a stage, and what came of it.

import {
  type Command,
  decide,
  type EventOf,
  type EventType,
  evolve,
  type Game,
  type GameEvent,
  type NightStep,
  offers,
  type Refusal,
} from '../../lib/game';

/** A press without time; the host confirms whatever asks for it. */
export type Press = Command extends infer C ? (C extends Command ? Omit<C, 'at' | 'force'> : never) : never;

/** A game that is pressed on. */
export class Table {
  game: Game;
  /** Events since the operation began. */
  events: GameEvent[] = [];
  private at = 0;

  constructor(game: Game) {
    this.game = game;
  }

  /** Presses, confirming if asked; the refusal when the rules say no all the same. */
  press(press: Press): Refusal | null {
    this.at += 1;
    const command = { ...press, at: this.at } as Command;
    let decided = decide(this.game, command);
    if (!decided.ok && decided.error.forceable) decided = decide(this.game, { ...command, force: true });
    if (!decided.ok) return decided.error;
    for (const event of decided.value) this.game = evolve(this.game, event);
    this.events.push(...decided.value);
    return null;
  }

  /** Presses what must be accepted. */
  must(press: Press): void {
    const refusal = this.press(press);
    if (refusal) throw new Error(`${press.type} refused: ${refusal.code} (${refusal.rule})`);
  }

  /** The newest event of a kind in this operation. */
  last<T extends EventType>(type: T): EventOf<T> | undefined {
    return this.events.findLast((event): event is EventOf<T> => event.type === type);
  }

  /** What the primary offer would be. */
  private obvious(): Press {
    const offer = offers(this.game).find((o) => o.primary);
    if (!offer) throw new Error(`no next press at ${this.game.stage.type}`);
    return { type: offer.type, ...offer.fixed } as Press;
  }

  /** Goes on with the obvious until `there`; throws when the game cannot get there. */
  until(there: (game: Game) => boolean): void {
    for (let steps = 0; !there(this.game); steps += 1) {
      if (steps > 200 || this.game.stage.type === 'over')
        throw new Error(`cannot get there from ${this.game.stage.type}`);
      this.must(this.obvious());
    }
  }

  /** The night that runs, or the next one. */
  toNight(): void {
    if (this.game.stage.type === 'night') return;
    if (this.game.stage.type === 'ballot') throw new Error('a ballot is open');
    if (this.game.stage.type !== 'speeches')
      this.until(
        (g) => g.stage.type === 'speeches' || g.stage.type === 'evening' || g.stage.type === 'night',
      );
    if (!this.isNight()) this.must({ type: 'fall-night' });
  }

  private isNight(): boolean {
    return this.game.stage.type === 'night';
  }

  /** The call of a role, tonight. False when it is over for tonight. */
  toStep(wakes: NightStep['wakes']): boolean {
    this.toNight();
    const { stage } = this.game;
    if (stage.type !== 'night') return false;
    const index = stage.steps.findIndex((step) => step.wakes === wakes);
    if (index < stage.step) return false;
    for (let step = stage.step; step < index; step += 1) this.must({ type: 'next-step' });
    return true;
  }

  /** The end of the night: morning, last words, speeches, and the next night. */
  nextNight(): void {
    const night = this.game.night;
    if (this.game.stage.type === 'night') this.must({ type: 'morning' });
    this.toNight();
    if (this.game.night === night) this.toNight();
  }

  /** The floor to a seat: today, or on the next day when it has spoken today. */
  toTurn(seat: number): void {
    const { stage } = this.game;
    if (
      stage.type === 'speeches' &&
      stage.turns.speaker === seat &&
      !this.events.some((e) => e.type === 'turn-started')
    )
      this.nextDay();
    else if (stage.type !== 'speeches' || this.game.spoken.includes(seat)) this.nextDay();
    this.until((g) => g.stage.type === 'speeches' && g.stage.turns.speaker === seat);
  }

  private nextDay(): void {
    this.toNight();
    this.must({ type: 'morning' });
    this.until((g) => g.stage.type === 'speeches');
  }
}
