import { type ClientSeed } from '../fairness/client-seed.js';
import { type PlayerSwitches } from '../play-options/player-switches.js';
import { type Sound } from '../sound.js';
import { type OriginalPlay, type OriginalSession } from './session.js';
import { type OriginalTexts } from './texts.js';

/** What the view of an original needs besides its state. */
export interface OriginalContext {
  texts: OriginalTexts;
  sound: Sound;
  clientSeed: ClientSeed;
  switches: PlayerSwitches;
  session: Pick<
    OriginalSession,
    | 'choose'
    | 'play'
    | 'startAutoplay'
    | 'stopAutoplay'
    | 'startMines'
    | 'openTile'
    | 'takeMines'
    | 'askAgain'
    | 'dismiss'
  >;
  /** Whether results appear at once: the player prefers reduced motion, or plays quickly. */
  calm(): boolean;
  /** Says a text to a screen reader. */
  announce(text: string): void;
}

/** The screen of an original. */
export interface OriginalView {
  readonly node: HTMLElement;
  /** Returns the big button: the one that plays, or that stops autoplay. */
  button(): HTMLButtonElement;
  /** Lowers or raises the stake by a step. */
  stepBet(by: -1 | 1): void;
  /** Shows a state; `before` is the one that was shown before it. */
  show(state: OriginalPlay, before: OriginalPlay | null): void;
}
