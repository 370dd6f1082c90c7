import { icon } from '../../controls/icons.js';
import { element } from '../../element.js';
import { sumBets } from '../bets.js';
import { listBets, createMoneyFormat } from '../table-messages.js';
import { shownNumbers, type TableState } from '../table-state.js';
import { type RouletteTexts } from '../texts.js';
import { createFairnessSection } from './fairness-section.js';
import { createColourBar, limitsText } from './stats.js';

export interface TableInfo {
  /** Updates the dialog while it is open. */
  show(state: TableState): void;
  open(state: TableState): void;
}

const section = (title: string, ...children: Node[]) =>
  element('section', { class: 'info-section' }, element('h3', {}, title), ...children);

const fact = (name: string, value: string) =>
  element('div', {}, element('dt', {}, name), element('dd', {}, element('bdi', {}, value)));

/** Creates the dialog with own bets, limits, rules and fairness. It is built when it opens, with a new form of the client seed. */
export function createTableInfo(
  place: HTMLElement,
  texts: RouletteTexts,
  createSeedForm: (announce: (text: string) => void) => HTMLElement,
): TableInfo {
  let parts: { dialog: HTMLDialogElement; show(state: TableState): void } | null = null;

  const build = (state: TableState) => {
    const { table } = state;
    const money = createMoneyFormat(state, texts);
    const bets = element('p', {});
    const colours = createColourBar(texts);
    const fairness = createFairnessSection(texts, createSeedForm);
    const close = element(
      'button',
      { type: 'button', class: 'bar-button', 'aria-label': texts.text('info.close') },
      icon('close'),
    );
    const dialog = element(
      'dialog',
      { class: 'info', 'aria-labelledby': 'info-title' },
      element('header', {}, element('h2', { id: 'info-title' }, texts.text('info.title')), close),
      element(
        'div',
        { class: 'info-body', tabindex: 0, role: 'region', 'aria-labelledby': 'info-title' },
        section(texts.text('info.bets'), bets, colours.node),
        section(
          texts.text('info.limits'),
          element(
            'dl',
            { class: 'facts' },
            fact(texts.text('info.spotLimit'), limitsText(state, texts)),
            fact(texts.text('info.roundLimit'), money(table.maxTotal)),
            fact(texts.text('info.rtp'), texts.percent(table.returnToPlayer)),
          ),
          ...(['info.rtpNote', 'info.pays', 'info.wheel'] as const).map((key) =>
            element('p', {}, texts.text(key)),
          ),
        ),
        fairness.node,
      ),
    );
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      parts = null;
    });
    const show = (now: TableState) => {
      const { wanted } = now;
      bets.textContent =
        wanted.length === 0
          ? texts.text('stats.noBets')
          : `${money(sumBets(wanted))}: ${listBets(wanted, texts)}`;
      colours.show(shownNumbers(now));
      fairness.show(now);
    };
    return { dialog, show };
  };

  return {
    show: (state) => parts?.show(state),
    open(state) {
      if (parts !== null) return;
      parts = build(state);
      place.append(parts.dialog);
      parts.show(state);
      parts.dialog.showModal();
    },
  };
}
