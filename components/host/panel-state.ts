// What the panel is given by its entry point, and the little it keeps itself.

import type { Game, Refusal } from '../../lib/game';
import type { Language } from '../../lib/i18n';
import type { History, Problem } from './bars/face';
import type { GameLine } from './games/game-line';
import { HostElement } from './host-element';
import type { KeyboardLayout } from './keys/key-sheet';
import type { OwnKeys } from './keys/keys';
import type { ObsChoice, ObsState } from './obs/obs-form';
import type { Sheet } from './panel-sheets';
import type { BookNote } from './players/player-book';
import type { BookPlayer } from './players/types';
import { type Evening, FIRST_EVENING } from './setup/evening';
import type { Dress, ViewersChoice } from './viewers/viewers-sheet';
import type { OwnWords } from './words/spoken';

/** The properties of <host-panel>, with what they are before anything is known. */
export class PanelState extends HostElement {
  static override properties = {
    game: { attribute: false },
    history: { attribute: false },
    obs: { attribute: false },
    obsChoice: { attribute: false },
    problem: { attribute: false },
    games: { attribute: false },
    setupRefusal: { attribute: false },
    keyboard: { attribute: false },
    viewers: { attribute: false },
    dress: { attribute: false },
    follows: { attribute: false },
    sound: { attribute: false },
    guide: { attribute: false },
    ownWords: { attribute: false },
    ownKeys: { attribute: false },
    players: { attribute: false },
    bookNote: { attribute: false },
    evening: { attribute: false },
    sheet: { state: true },
    place: { state: true },
    roles: { state: true },
  };
  declare game: Game | null;
  declare history: History;
  declare obs: ObsState;
  declare obsChoice: ObsChoice;
  declare problem: Problem | null;
  /** Games of the archive, for a host who has to choose another. */
  declare games: readonly GameLine[];
  declare setupRefusal: Refusal | null;
  /** What the viewers may see. */
  declare viewers: ViewersChoice | null;
  /** What the picture wears. */
  declare dress: Dress;
  /** Another panel was opened before this one: both play the same game. */
  declare follows: boolean;
  /** Whether the clock is heard. */
  declare sound: 'on' | 'off';
  /** Whether the host still takes the first steps. */
  declare guide: boolean;
  /** What the host says in words of his own, by language. */
  declare ownWords: Readonly<Partial<Record<Language, OwnWords>>>;
  declare ownKeys: OwnKeys;
  /** The player book, whoever was seated last first. */
  declare players: readonly BookPlayer[];
  declare bookNote: BookNote;
  /** What the last game hands on to the next one's set-up. */
  declare evening: Evening;
  /** What the host's keyboard prints, for the key sheet. */
  declare keyboard: KeyboardLayout;
  declare protected sheet: Sheet;
  /** What lies under the sheets. Without a game it is always the set-up. */
  declare protected place: 'table' | 'setup';
  declare protected roles: 'shown' | 'hidden';
  constructor() {
    super();
    this.game = null;
    this.history = { undo: null, redo: null, recent: [] };
    this.obs = { state: 'off' };
    this.obsChoice = { enabled: false, address: '', password: '' };
    this.problem = null;
    this.games = [];
    this.setupRefusal = null;
    this.keyboard = null;
    this.viewers = null;
    this.dress = {};
    this.follows = false;
    this.sound = 'on';
    this.guide = false;
    this.ownWords = {};
    this.ownKeys = {};
    this.players = [];
    this.bookNote = null;
    this.evening = FIRST_EVENING;
    this.sheet = null;
    this.place = 'table';
    this.roles = 'shown';
  }
}
