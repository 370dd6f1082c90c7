import { element } from '../element.js';
import { type Texts } from '../texts.js';

/** Reels without symbols, shown until the table is loaded. */
export function createOpeningView(texts: Texts): HTMLElement {
  const reels = Array.from({ length: 5 }, () =>
    element(
      'div',
      { class: 'reel' },
      ...Array.from({ length: 3 }, () =>
        element('div', { class: 'cell' }, element('span', { class: 'ghost' })),
      ),
    ),
  );
  return element(
    'main',
    { class: 'table is-opening', 'aria-busy': 'true', 'aria-label': texts.text('game.opening') },
    element('div', { class: 'head' }, element('div', { class: 'title ghost-title' })),
    element(
      'div',
      { class: 'board' },
      element('div', { class: 'board-inner' }, element('div', { class: 'reels', dir: 'ltr' }, ...reels)),
    ),
    element('div', { class: 'bar' }),
  );
}
