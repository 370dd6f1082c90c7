import { compare } from '@casino-kit/money';
import { icon } from '../controls/icons.js';
import { element } from '../element.js';
import { type OriginalTexts } from './texts.js';

export interface BetPanel {
  readonly node: HTMLElement;
  /** Shows a stake. `isLocked`: it cannot be changed now. */
  show(bet: { stake: string; isLocked: boolean }): void;
  /** Lowers or raises the stake by a step. */
  step(by: -1 | 1): void;
}

/** What a game says of its stakes, in major units of its currency. */
export interface BetRange {
  betSteps: readonly string[];
  defaultBet: string;
  currencyCode: string;
}

/** The places of the stakes that have a button of their own, in the list of all. */
const quickPlaces = [0, 4, 6, 9];

/** Creates the choice of the stake: a step up or down, and four stakes to press. */
export function createBetPanel(
  table: BetRange,
  texts: OriginalTexts,
  choose: (stake: string) => void,
): BetPanel {
  const { betSteps, currencyCode } = table;
  const money = (amount: string) => texts.money(amount, currencyCode);
  let present = table.defaultBet;
  const step = (by: -1 | 1) => {
    const next = betSteps[betSteps.findIndex((one) => compare(one, present) === 0) + by];
    if (next !== undefined) choose(next);
  };
  const stepButton = (by: -1 | 1) => {
    const button = element(
      'button',
      {
        type: 'button',
        class: 'o-step',
        'aria-label': texts.text(by === 1 ? 'bar.raiseBet' : 'bar.lowerBet'),
      },
      icon(by === 1 ? 'plus' : 'minus'),
    );
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') step(by);
    });
    return button;
  };
  const [less, more] = [stepButton(-1), stepButton(1)];
  const amount = element('output', { class: 'o-stake', 'aria-live': 'polite' });
  const quick = quickPlaces.flatMap((place) => {
    const stake = betSteps[place];
    if (stake === undefined) return [];
    const button = element('button', { type: 'button', class: 'o-chip' }, element('bdi', {}, money(stake)));
    button.addEventListener('click', () => choose(stake));
    return [{ stake, button }];
  });
  const [lowest, highest] = [betSteps[0] ?? '0', betSteps.at(-1) ?? '0'];
  const node = element(
    'div',
    { class: 'o-bet', role: 'group', 'aria-label': texts.text('bar.bet') },
    element(
      'div',
      { class: 'o-label' },
      element('span', {}, texts.text('bar.bet')),
      element('small', {}, texts.text('bet.range', { min: money(lowest), max: money(highest) })),
    ),
    element('div', { class: 'o-stepper' }, less, amount, more),
    element('div', { class: 'o-chips' }, ...quick.map(({ button }) => button)),
  );
  return {
    node,
    step,
    show({ stake, isLocked }) {
      present = stake;
      amount.replaceChildren(element('bdi', {}, money(stake)));
      node.classList.toggle('is-locked', isLocked);
      less.setAttribute('aria-disabled', String(isLocked || compare(stake, lowest) <= 0));
      more.setAttribute('aria-disabled', String(isLocked || compare(stake, highest) >= 0));
      for (const one of quick) {
        one.button.setAttribute('aria-pressed', String(compare(one.stake, stake) === 0));
        one.button.setAttribute('aria-disabled', String(isLocked));
      }
    },
  };
}
