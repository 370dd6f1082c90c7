import { compare } from '@casino-kit/money';
import { formatVerifierFragment } from '@casino-kit/reference-games';
import { icon } from '../controls/icons.js';
import { element } from '../element.js';
import { createClientSeedForm } from '../fairness/client-seed-form.js';
import { createCopyButton } from '../fairness/copy-button.js';
import { type FairnessTexts, fairnessTextsFor } from '../fairness/fairness-texts.js';
import { type OriginalPlay, type PlayedRound } from './session.js';
import { type OriginalContext } from './view-context.js';

/** The dialog with the rules of a game, its figures, and what makes its rounds checkable. */
export interface OriginalInfo {
  open(state: OriginalPlay): void;
  /** Updates it while it is open. */
  show(state: OriginalPlay): void;
}

/** Returns the address of the page on which anyone can draw a round again. */
function verifyHref({ round, committedHash }: PlayedRound, { table }: OriginalPlay): string {
  const { fairness, choice, stake } = round;
  return `verify.html#${formatVerifierFragment({
    ...{ game: table.game, choice, stake, currency: table.currencyCode, locale: table.locale },
    serverSeedHash: committedHash,
    serverSeed: fairness.serverSeed,
    clientSeed: fairness.clientSeed,
  })}`;
}

function createRow(
  played: PlayedRound,
  state: OriginalPlay,
  texts: FairnessTexts,
  announce: (text: string) => void,
): HTMLLIElement {
  const { number, round, committedHash, isFair } = played;
  const money = (amount: string) => element('bdi', {}, texts.money(amount, state.table.currencyCode));
  const name = { number: texts.figure(String(number)) };
  const seeds = element(
    'dl',
    { class: 'fair-seeds' },
    ...(
      [
        ['round.serverSeed', round.fairness.serverSeed],
        ['round.clientSeed', round.fairness.clientSeed],
        ['round.hash', committedHash],
      ] as const
    ).map(([key, value]) =>
      element(
        'div',
        {},
        element('dt', {}, texts.text(key)),
        element('dd', {}, element('code', { dir: 'ltr' }, value)),
      ),
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
      element('span', {}, `${texts.text('round.stake')} `, money(round.stake)),
      element('span', {}, `${texts.text('round.payout')} `, money(round.payout)),
      element('span', { class: `fair-check is-${check}` }, texts.text(`check.${check}`)),
    ),
    seeds,
    element(
      'div',
      { class: 'fair-actions' },
      element(
        'a',
        {
          class: 'fair-button',
          href: verifyHref(played, state),
          target: '_blank',
          rel: 'noopener noreferrer',
          'aria-label': texts.text('verify.label', name),
        },
        texts.text('verify'),
      ),
      createCopyButton(seeds, texts.text('copy.round', name), texts, announce),
    ),
  );
}

const fact = (name: string, value: string) =>
  element('div', {}, element('dt', {}, name), element('dd', {}, element('bdi', {}, value)));

/** Creates the dialog; it is built when it opens. `rules` are the paragraphs about the game itself. */
export function createOriginalInfo(
  place: HTMLElement,
  rules: readonly string[],
  { texts, clientSeed }: OriginalContext,
): OriginalInfo {
  let follow: ((state: OriginalPlay) => void) | null = null;

  const build = (first: OriginalPlay): HTMLDialogElement => {
    const { table } = first;
    const fair = fairnessTextsFor(table.locale);
    const live = element('p', { class: 'visually-hidden', role: 'status' });
    const announce = (text: string) => live.replaceChildren(text);
    const hash = element('code', { class: 'fair-hash', dir: 'ltr' });
    const mismatch = element('p', { class: 'fair-mismatch', role: 'alert', hidden: true });
    const note = element('p', {});
    const list = element('ol', { class: 'fair-rounds' });
    let shown: readonly PlayedRound[] = [];
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
          ...[...rules, texts.text('rules.cut'), texts.text('rules.cash')].map((text) =>
            element('p', {}, text),
          ),
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
            element('h4', {}, fair.text('nextHash')),
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
      hash.textContent = state.nextHash;
      mismatch.hidden = !state.hasMismatch;
      mismatch.textContent = state.hasMismatch ? fair.text('mismatch') : '';
      note.textContent =
        state.rounds.length === 0
          ? texts.text('checked.none')
          : fair.text('rounds.note', { count: fair.figure(String(state.rounds.length)) });
      if (state.rounds === shown) return;
      shown = state.rounds;
      list.replaceChildren(...state.rounds.map((played) => createRow(played, state, fair, announce)));
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

/** Returns what the house keeps of a bet on average, in per cent, from the return of a game. */
export function houseShare(returnToPlayer: string): string {
  const kept = Math.round((100 - Number(returnToPlayer)) * 100) / 100;
  return compare(String(kept), '0') > 0 ? String(kept) : '0';
}
