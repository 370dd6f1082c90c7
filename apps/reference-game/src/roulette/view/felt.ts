import { isPositive } from '@casino-kit/money';
import { getRouletteColour, numbersOfSpot, rouletteSpots } from '@casino-kit/reference-games';
import { element } from '../../element.js';
import { amountOn, isSameBets } from '../bets.js';
import { type FeltLayout, getSpotZone } from '../spot-geometry.js';
import { cellText, spotLabel } from '../spot-label.js';
import { createMoneyFormat } from '../table-messages.js';
import { getPayout, type TableState, takesBets } from '../table-state.js';
import { type RouletteTexts } from '../texts.js';
import { createChip } from './chip.js';
import { type FeltActions, useFelt } from './felt-input.js';

export interface Felt {
  readonly node: HTMLElement;
  /** Places the spots for the shape of the screen. */
  lay(layout: FeltLayout): void;
  show(state: TableState): void;
}

const getSpotClass = (spot: string) => {
  if (!/^\d/.test(spot)) return `spot is-outside is-${spot}`;
  if (spot.includes('-')) return 'spot is-between';
  return `spot is-number is-${getRouletteColour(Number(spot))}`;
};

function createSpot(spot: string, texts: RouletteTexts): HTMLButtonElement {
  const text = cellText(spot, texts);
  return element(
    'button',
    {
      type: 'button',
      class: getSpotClass(spot),
      'data-spot': spot,
      tabindex: -1,
      'aria-label': spotLabel(spot, null, texts),
    },
    ...(text === '' ? [] : [element('span', { class: 'cell', 'aria-hidden': 'true' }, text)]),
  );
}

/** The state of a spot as far as it is visible. */
interface ShownSpot {
  amount: string;
  isPending: boolean;
  outcome: 'won' | 'lost' | null;
}
const nothing: ShownSpot = { amount: '0', isPending: false, outcome: null };

function shownSpot(spot: string, state: TableState): ShownSpot {
  const amount = amountOn(state.wanted, spot);
  if (!isPositive(amount)) return nothing;
  const bet = [{ spot, amount }];
  const isAcknowledged = isSameBets(bet, [{ spot, amount: amountOn(state.acknowledged.bets, spot) }]);
  const { result } = state.round;
  const isPaid = state.phase === 'settled' && getPayout(state) !== null && typeof result === 'number';
  const outcome = isPaid ? (numbersOfSpot(spot)?.includes(result) === true ? 'won' : 'lost') : null;
  return { amount, isPending: !isAcknowledged, outcome };
}

/** Creates the felt: a button for each of the 157 spots, of which one is in the tab order. */
export function createFelt(first: TableState, texts: RouletteTexts, actions: FeltActions): Felt {
  const buttons = new Map(rouletteSpots.map((spot) => [spot, createSpot(spot, texts)]));
  const area = element('div', { class: 'felt-area' }, ...buttons.values());
  const hint = element('p', { id: 'felt-hint', class: 'visually-hidden' }, texts.text('felt.hint'));
  const node = element(
    'section',
    {
      class: 'felt',
      dir: 'ltr',
      role: 'group',
      'aria-label': texts.text('felt'),
      'aria-describedby': 'felt-hint',
    },
    area,
    hint,
  );
  const input = useFelt(area, buttons, actions);
  const shown = new Map<string, ShownSpot>();
  const money = createMoneyFormat(first, texts);
  let winner: HTMLElement | undefined;

  const showSpot = (spot: string, state: TableState) => {
    const button = buttons.get(spot);
    const before = shown.get(spot) ?? nothing;
    const next = shownSpot(spot, state);
    const isSame = (Object.keys(next) as (keyof ShownSpot)[]).every((key) => next[key] === before[key]);
    if (button === undefined || isSame) return;
    shown.set(spot, next);
    button.querySelector('.chip')?.remove();
    const hasBet = isPositive(next.amount);
    const bet = hasBet ? { amount: money(next.amount), isPending: next.isPending } : null;
    button.setAttribute('aria-label', spotLabel(spot, bet, texts));
    if (!hasBet) return;
    const chip = createChip(next.amount, state.table.chips, 'is-placed');
    chip.classList.toggle('is-pending', next.isPending);
    if (next.outcome !== null) chip.classList.add(`is-${next.outcome}`);
    button.append(chip);
  };

  return {
    node,
    lay(layout) {
      node.dataset.layout = layout;
      input.lay(layout);
      for (const [spot, button] of buttons) {
        const { left, top, width, height } = getSpotZone(spot, layout);
        const percent = (value: number) => `${value.toFixed(3)}%`;
        button.style.left = percent(left);
        button.style.top = percent(top);
        button.style.width = percent(width);
        button.style.height = percent(height);
      }
    },
    show(state) {
      const spots = new Set([...shown.keys(), ...state.wanted.map(({ spot }) => spot)]);
      for (const spot of spots) showSpot(spot, state);
      const isClosed = !takesBets(state);
      node.setAttribute('aria-disabled', String(isClosed));
      node.classList.toggle('is-closed', isClosed);
      const { result } = state.round;
      const number = state.phase === 'settled' && typeof result === 'number' ? String(result) : null;
      const next = number === null ? undefined : buttons.get(number);
      if (next === winner) return;
      winner?.classList.remove('is-result');
      next?.classList.add('is-result');
      winner = next;
    },
  };
}
