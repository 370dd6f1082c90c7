import { type GameTable } from '@casino-kit/api-contract';
import { element } from '../element.js';
import { createCopyButton } from './copy-button.js';
import { type FairRound } from './fair-record.js';
import { type FairnessTexts } from './fairness-texts.js';
import { verifyHref } from './verify-link.js';

/** What each row of the list needs besides its round. */
export interface RoundListContext {
  table: GameTable;
  texts: FairnessTexts;
  announce(text: string): void;
}

/** Creates a row: what was staked and paid, the seeds, the result of the check, and a link to check it elsewhere. */
export function createRoundRow(played: FairRound, context: RoundListContext): HTMLLIElement {
  const { table, texts, announce } = context;
  const { number, round, fairness, check, committedHash } = played;
  const money = (amount: string) => element('bdi', {}, texts.money(amount, table.currencyCode));
  const name = { number: texts.figure(String(number)) };
  const seeds = element(
    'dl',
    { class: 'fair-seeds' },
    ...(
      [
        ['round.serverSeed', fairness.serverSeed],
        ['round.clientSeed', fairness.clientSeed],
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
  const verify = element(
    'a',
    {
      class: 'fair-button',
      href: verifyHref(played, table),
      target: '_blank',
      rel: 'noopener noreferrer',
      'aria-label': texts.text('verify.label', name),
    },
    texts.text('verify'),
  );
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
      verify,
      createCopyButton(seeds, texts.text('copy.round', name), texts, announce),
    ),
  );
}
