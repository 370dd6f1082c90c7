import { icon } from '../controls/icons.js';
import { element } from '../element.js';
import { createClientSeedForm } from '../fairness/client-seed-form.js';
import { createCopyButton } from '../fairness/copy-button.js';
import { type FairnessTexts, fairnessTextsFor } from '../fairness/fairness-texts.js';
import { type BetRange } from './bet-panel.js';
import { type OriginalContext } from './view-context.js';

/** What the dialog shows of a game. `Round` is a round that was drawn again from its seeds. */
export interface InfoState<Round> {
  table: BetRange & { locale: string; returnToPlayer: string; maxMultiplier: string };
  /** The hash of the server seed of the round that can be bet on next. */
  nextHash: string;
  /** Which round that is, where it is known already; the next one otherwise. */
  hashedRound?: string;
  hasMismatch: boolean;
  /** Newest first. */
  rounds: readonly Round[];
}

/** A round in the list of those that were drawn again: its figures, and its seeds by their names. */
export interface CheckedRow {
  number: number;
  facts: readonly (readonly [name: string, value: string])[];
  seeds: readonly (readonly [name: string, value: string])[];
  isFair: boolean;
  verifyHref: string;
}

/** The dialog with the rules of a game, its figures, and what makes its rounds checkable. */
export interface OriginalInfo<Round> {
  open(state: InfoState<Round>): void;
  /** Updates it while it is open. */
  show(state: InfoState<Round>): void;
}

function createRow(
  { number, facts, seeds, isFair, verifyHref }: CheckedRow,
  texts: FairnessTexts,
  announce: (text: string) => void,
): HTMLLIElement {
  const name = { number: texts.figure(String(number)) };
  const list = element(
    'dl',
    { class: 'fair-seeds' },
    ...seeds.map(([seed, value]) =>
      element('div', {}, element('dt', {}, seed), element('dd', {}, element('code', { dir: 'ltr' }, value))),
    ),
  );
  const check = isFair ? 'checked' : 'mismatch';
  return element(
    'li',
    { class: 'fair-round' },
    element(
      'div',
      { class: 'fair-head' },
      element('h5', {}, texts.text('round.label', name)),
      ...facts.map(([fact, value]) => element('span', {}, `${fact} `, element('bdi', {}, value))),
      element('span', { class: `fair-check is-${check}` }, texts.text(`check.${check}`)),
    ),
    list,
    element(
      'div',
      { class: 'fair-actions' },
      element(
        'a',
        {
          class: 'fair-button',
          href: verifyHref,
          target: '_blank',
          rel: 'noopener noreferrer',
          'aria-label': texts.text('verify.label', name),
        },
        texts.text('verify'),
      ),
      createCopyButton(list, texts.text('copy.round', name), texts, announce),
    ),
  );
}

const fact = (name: string, value: string) =>
  element('div', {}, element('dt', {}, name), element('dd', {}, element('bdi', {}, value)));

/**
 * Creates the dialog; it is built when it opens. `rules` are the paragraphs about the game itself, and `toRow` returns what
 * is listed of a round.
 */
export function createOriginalInfo<Round>(
  place: HTMLElement,
  rules: readonly string[],
  { texts, clientSeed }: Pick<OriginalContext, 'texts' | 'clientSeed'>,
  toRow: (round: Round, texts: FairnessTexts) => CheckedRow,
): OriginalInfo<Round> {
  let follow: ((state: InfoState<Round>) => void) | null = null;

  const build = (first: InfoState<Round>): HTMLDialogElement => {
    const { table } = first;
    const fair = fairnessTextsFor(table.locale);
    const live = element('p', { class: 'visually-hidden', role: 'status' });
    const announce = (text: string) => live.replaceChildren(text);
    const hashName = element('h4', {});
    const hash = element('code', { class: 'fair-hash', dir: 'ltr' });
    const mismatch = element('p', { class: 'fair-mismatch', role: 'alert', hidden: true });
    const note = element('p', {});
    const list = element('ol', { class: 'fair-rounds' });
    let shown: readonly Round[] = [];
    const close = element(
      'button',
      { type: 'button', class: 'bar-button', 'aria-label': texts.text('info.close') },
      icon('close'),
    );
    const dialog = element(
      'dialog',
      { class: 'info', 'aria-labelledby': 'info-title' },
      element('header', {}, element('h2', { id: 'info-title' }, texts.text('fair')), close),
      element(
        'div',
        { class: 'info-body', tabindex: 0, role: 'region', 'aria-labelledby': 'info-title' },
        element(
          'section',
          { class: 'info-section' },
          element('h3', {}, texts.text('rules')),
          ...[...rules, texts.text('rules.cash')].map((text) => element('p', {}, text)),
        ),
        element(
          'section',
          { class: 'info-section' },
          element(
            'dl',
            { class: 'facts' },
            fact(texts.text('info.rtp'), texts.percent(table.returnToPlayer)),
            fact(
              texts.text('info.maxWin'),
              texts.text('info.maxWinValue', { multiplier: texts.figure(table.maxMultiplier) }),
            ),
            fact(
              texts.text('info.bets'),
              texts.text('bet.range', {
                min: texts.money(table.betSteps[0] ?? '0', table.currencyCode),
                max: texts.money(table.betSteps.at(-1) ?? '0', table.currencyCode),
              }),
            ),
          ),
          element('p', {}, texts.text('info.rtpNote')),
        ),
        element(
          'section',
          { class: 'info-section fair', 'aria-labelledby': 'fair-title' },
          element('h3', { id: 'fair-title' }, fair.text('title')),
          element('p', {}, fair.text('intro')),
          mismatch,
          element(
            'div',
            { class: 'fair-block' },
            hashName,
            hash,
            element(
              'div',
              { class: 'fair-actions' },
              createCopyButton(hash, fair.text('copy.hash'), fair, announce),
            ),
          ),
          createClientSeedForm(clientSeed, fair, announce),
          element('div', { class: 'fair-block' }, element('h4', {}, fair.text('rounds')), note, list),
          live,
        ),
      ),
    );
    follow = (state) => {
      hashName.textContent =
        state.hashedRound === undefined
          ? fair.text('nextHash')
          : `${state.hashedRound}: ${fair.text('round.hash')}`;
      hash.textContent = state.nextHash;
      mismatch.hidden = !state.hasMismatch;
      mismatch.textContent = state.hasMismatch ? fair.text('mismatch') : '';
      note.textContent =
        state.rounds.length === 0
          ? texts.text('checked.none')
          : fair.text('rounds.note', { count: fair.figure(String(state.rounds.length)) });
      if (state.rounds === shown) return;
      shown = state.rounds;
      list.replaceChildren(...state.rounds.map((round) => createRow(toRow(round, fair), fair, announce)));
    };
    follow(first);
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      follow = null;
      dialog.remove();
    });
    return dialog;
  };
  return {
    open(state) {
      const dialog = build(state);
      place.append(dialog);
      dialog.showModal();
    },
    show: (state) => follow?.(state),
  };
}
