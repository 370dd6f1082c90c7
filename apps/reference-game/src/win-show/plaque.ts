import { element } from '../element.js';

/** The text above the reels. `celebrates` only for a payout above the stake. */
export interface PlaqueText {
  main: string;
  note?: string | undefined;
  celebrates?: boolean | undefined;
}

export interface Plaque {
  readonly node: HTMLElement;
  /** Shows a text, or hides the plaque. */
  show(text: PlaqueText | null): void;
}

/** Creates the plaque. It is drawn only: the live region announces its text. */
export function createPlaque(): Plaque {
  const main = element('bdi', { class: 'plaque-main' });
  const note = element('bdi', { class: 'plaque-note' });
  const node = element('div', { class: 'plaque', 'aria-hidden': 'true', hidden: true }, main, note);
  return {
    node,
    show(text) {
      node.hidden = text === null;
      main.textContent = text?.main ?? '';
      note.textContent = text?.note ?? '';
      note.hidden = text?.note === undefined;
      node.classList.toggle('is-gold', text?.celebrates === true);
    },
  };
}
