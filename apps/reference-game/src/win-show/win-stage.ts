import { element } from '../element.js';
import { rise } from './rise.js';

/** How long a big win stays after its amount is complete, in ms. */
const restMs = 1_200;

export interface StagedWin {
  tier: 'big' | 'epic';
  /** By how many times the stake was won. */
  times: string;
  /** Under the amount. */
  note: string | undefined;
  /** The name of the button that ends an epic win. */
  goOn: string;
  /** The cells that won. */
  from: readonly HTMLElement[];
}

/** The place of a big win over the reels and of an epic one over the whole frame. */
export interface WinStage {
  readonly node: HTMLElement;
  readonly isOpen: boolean;
  open(win: StagedWin): void;
  /** Shows the amount so far. */
  showAmount(amount: string): void;
  /** The amount is complete: a big win leaves by itself, an epic one waits for its button. */
  complete(): void;
  close(): void;
}

/**
 * Creates an empty stage. `onPress` is called for each press on it. A big win is drawn only: the live region announces it;
 * an epic one is a dialog.
 */
export function createWinStage(onPress: () => void): WinStage {
  const node = element('div', { class: 'win-place' });
  let amount = element('bdi');
  let timer = 0;
  let tier: StagedWin['tier'] | null = null;

  const close = () => {
    window.clearTimeout(timer);
    tier = null;
    // A dialog that is removed does not return the focus; one that is closed does.
    node.querySelector('dialog')?.close();
    node.replaceChildren();
  };
  return {
    node,
    get isOpen() {
      return tier !== null;
    },
    open(win) {
      close();
      tier = win.tier;
      amount = element('bdi', { class: 'win-amount' });
      const goOn = element('button', { type: 'button', class: 'button is-first' }, win.goOn);
      const isEpic = tier === 'epic';
      const stage = element(
        isEpic ? 'dialog' : 'div',
        isEpic
          ? { class: 'win-stage is-epic', 'aria-labelledby': 'win-times' }
          : { class: 'win-stage', 'aria-hidden': 'true' },
        element('div', { class: 'win-rays', 'aria-hidden': 'true' }),
        element('bdi', { class: 'win-times', id: 'win-times' }, win.times),
        amount,
        ...(win.note === undefined ? [] : [element('bdi', { class: 'win-note' }, win.note)]),
        ...(isEpic ? [goOn] : []),
      );
      stage.addEventListener('click', onPress);
      stage.addEventListener('cancel', (event) => {
        event.preventDefault();
        onPress();
      });
      stage.addEventListener('close', () => {
        if (node.contains(stage)) close();
      });
      // The key that stopped the reels is held down.
      goOn.addEventListener('keydown', (event) => {
        if (event.repeat) event.preventDefault();
      });
      node.append(stage);
      if (stage instanceof HTMLDialogElement) stage.showModal();
      rise(amount, win.from);
    },
    showAmount(text) {
      amount.textContent = text;
    },
    complete() {
      if (tier === 'big') timer = window.setTimeout(close, restMs);
    },
    close,
  };
}
