import { element } from '../../element.js';
import { lostText, noticeText } from '../table-messages.js';
import { type TableNotice, type TableState } from '../table-state.js';
import { type RouletteTexts } from '../texts.js';
import { tableIcon } from './icons.js';

export interface Notices {
  /** Says that the connection is lost, and what that means for the bets. */
  readonly banner: HTMLElement;
  /** Says what happened to bets, until it is dismissed. */
  readonly toast: HTMLElement;
  show(state: TableState): void;
}

/** Creates the places of messages about bets. */
export function createNotices(texts: RouletteTexts, dismiss: () => void): Notices {
  const bannerText = element('span', {});
  const banner = element(
    'div',
    { class: 'banner', role: 'status', hidden: true },
    tableIcon('offline'),
    element('p', {}, element('b', {}, texts.text('lost.title')), ' ', bannerText),
  );
  const text = element('p', {});
  const close = element(
    'button',
    { type: 'button', class: 'toast-close', 'aria-label': texts.text('notice.dismiss') },
    tableIcon('close'),
  );
  close.addEventListener('click', dismiss);
  const toast = element('div', { class: 'toast', role: 'alert', hidden: true }, text, close);
  let shown: TableNotice | null = null;
  return {
    banner,
    toast,
    show(state) {
      const { connection, notice } = state;
      banner.hidden = connection !== 'lost';
      const lost = banner.hidden ? '' : lostText(state, texts);
      if (bannerText.textContent !== lost) bannerText.textContent = lost;
      if (notice === shown) return;
      shown = notice;
      toast.hidden = notice === null;
      text.textContent = notice === null ? '' : noticeText(notice, state, texts);
    },
  };
}
