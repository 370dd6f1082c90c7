import { type ClientSeed } from '../fairness/client-seed.js';
import { type Sound } from '../sound.js';
import { type OriginalPlay, type OriginalSession } from './session.js';
import { type OriginalTexts } from './texts.js';

/** What the view of an original needs besides its state. */
export interface OriginalContext {
  texts: OriginalTexts;
  sound: Sound;
  clientSeed: ClientSeed;
  session: Pick<
    OriginalSession,
    'choose' | 'play' | 'startMines' | 'openTile' | 'takeMines' | 'askAgain' | 'dismiss'
  >;
  /** Whether the player prefers reduced motion. */
  calm(): boolean;
  /** Says a text to a screen reader. */
  announce(text: string): void;
}

/** The screen of an original. */
export interface OriginalView {
  readonly node: HTMLElement;
  /** Shows a state; `before` is the one that was shown before it. */
  show(state: OriginalPlay, before: OriginalPlay | null): void;
}
