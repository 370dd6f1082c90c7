import { getRouletteColour } from '@casino-kit/reference-games';
import { element } from '../../element.js';
import { sumBets } from '../bets.js';
import { listBets, createMoneyFormat } from '../table-messages.js';
import { shownNumbers, type TableState } from '../table-state.js';
import { type RouletteTexts } from '../texts.js';

export interface Stats {
  readonly node: HTMLElement;
  show(state: TableState): void;
}

const box = (...children: Node[]) => element('div', { class: 'stat-box' }, ...children);

/** Creates a bar of how often each colour came in the last rounds, with its figures. */
export function createColourBar(texts: RouletteTexts): {
  node: HTMLElement;
  show(numbers: readonly number[]): void;
} {
  const colours = ['red', 'zero', 'black'] as const;
  const parts = colours.map((colour) => element('i', { class: `is-${colour}` }));
  const figures = colours.map(() => element('span'));
  const title = element('small', { class: 'stat-title' });
  const node = element(
    'div',
    { class: 'colour-stats' },
    title,
    element('div', { class: 'colour-bar', 'aria-hidden': 'true' }, ...parts),
    element('div', { class: 'colour-figures' }, ...figures),
  );
  return {
    node,
    show(numbers) {
      const figure = (count: number) => texts.figure(String(count));
      title.textContent = texts.text('stats.last', { count: figure(numbers.length) });
      for (const [index, colour] of colours.entries()) {
        const count = numbers.filter((number) => getRouletteColour(number) === colour).length;
        parts[index]?.style.setProperty('flex-grow', String(count));
        const label = figures[index];
        if (label) label.textContent = texts.text(`stats.${colour}`, { count: figure(count) });
      }
    },
  };
}

/** Returns the limits of a bet on one spot as a text. */
export const limitsText = ({ table }: TableState, texts: RouletteTexts): string => {
  const money = createMoneyFormat({ table }, texts);
  return texts.text('stats.range', { min: money(table.minBet), max: money(table.maxBet) });
};

/** Creates the boxes below the felt: last rounds, own bets, limits. */
export function createStats(first: TableState, texts: RouletteTexts): Stats {
  const money = createMoneyFormat(first, texts);
  const colours = createColourBar(texts);
  const betsTitle = element('small', { class: 'stat-title' });
  const betsTotal = element('b', { class: 'stat-figure' });
  const betsList = element('small', { class: 'stat-list' });
  const node = element(
    'section',
    { class: 'stats' },
    box(colours.node),
    box(betsTitle, betsTotal, betsList),
    box(
      element('small', { class: 'stat-title' }, texts.text('stats.limits')),
      element('b', { class: 'stat-figure' }, limitsText(first, texts)),
      element('small', {}, texts.text('stats.rtp', { rtp: texts.percent(first.table.returnToPlayer) })),
    ),
  );
  let counted: readonly number[] | null = null;
  let listed: TableState['wanted'] | null = null;
  return {
    node,
    show(state) {
      const { wanted } = state;
      const numbers = shownNumbers(state);
      if (numbers !== counted) colours.show(numbers);
      counted = numbers;
      if (wanted === listed) return;
      listed = wanted;
      betsTitle.textContent =
        wanted.length === 0
          ? texts.text('stats.noBets')
          : texts.text('stats.bets', { count: texts.figure(String(wanted.length)) });
      betsTotal.textContent = money(sumBets(wanted));
      betsList.textContent = listBets(wanted, texts);
    },
  };
}
