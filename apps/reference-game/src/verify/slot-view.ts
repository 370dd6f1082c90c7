import { multiply } from '@casino-kit/money';
import {
  freeSpinRule,
  type HoldCoin,
  lineShare,
  getSlotModel,
  type SlotWin,
  type Spin,
} from '@casino-kit/reference-games';
import { element } from '../element.js';
import { type Face } from '../face/face.js';
import { symbolName, symbolPicture } from '../face/symbol-picture.js';
import { type Texts } from '../texts.js';
import { payingGrid } from '../shown-spin.js';
import { type VerifiedRound } from './draw-again.js';
import { type VerifyTexts } from './verify-texts.js';

type VerifiedSlot = Extract<VerifiedRound, { game: 'slot' }>;

/** How a slot round is shown. `stake` is null without a bet. */
export interface SlotContext {
  texts: VerifyTexts;
  /** Names of symbols. */
  gameTexts: Texts;
  face: Face;
  stake: string | null;
  currencyCode: string | null;
}

/** Formats line bets as a multiple of the bet. */
export const timesText = ({ texts }: Pick<SlotContext, 'texts'>, lineBets: number): string =>
  texts.text('payout.times', { times: texts.figure(multiply(String(lineBets), lineShare)) });

function moneyText({ texts, currencyCode }: SlotContext, amount: string): string {
  return currencyCode === null ? texts.figure(amount) : texts.money(amount, currencyCode);
}

const paidText = (context: SlotContext, stake: string, lineBets: number): string =>
  moneyText(context, multiply(multiply(stake, lineShare), String(lineBets)));

/** Formats line bets as a multiple of the bet and, with a bet, as money. */
function payoutText(context: SlotContext, lineBets: number): string {
  const { stake } = context;
  const times = timesText(context, lineBets);
  return stake === null ? times : `${times} = ${paidText(context, stake, lineBets)}`;
}

/** Shows the symbols of a spin; those that pay are marked. */
function createGrid(spin: Spin, name: string, { texts, gameTexts, face }: SlotContext): HTMLElement {
  const grid = payingGrid(spin);
  const { wins } = spin;
  const winning = new Set(
    wins.flatMap(({ cells }) => cells.flatMap((rows, reel) => rows.map((row) => `${reel} ${row}`))),
  );
  const rows = Array.from({ length: grid[0]?.length ?? 0 }, (_, row) => row);
  const header = (_: unknown, reel: number) =>
    element('th', { scope: 'col' }, texts.text('spin.reel', { reel: texts.figure(String(reel + 1)) }));
  return element(
    'table',
    { class: 'v-grid', dir: 'ltr' },
    element('caption', { class: 'visually-hidden' }, name),
    element('thead', { class: 'visually-hidden' }, element('tr', {}, ...grid.map(header))),
    element(
      'tbody',
      {},
      ...rows.map((row) =>
        element(
          'tr',
          {},
          ...grid.map((reel, index) =>
            element(
              'td',
              { class: winning.has(`${index} ${row}`) && 'is-win' },
              symbolPicture(face, reel[row] ?? '', gameTexts),
            ),
          ),
        ),
      ),
    ),
  );
}

function winList(wins: readonly SlotWin[], hasLines: boolean, context: SlotContext): HTMLElement {
  const { texts, gameTexts, face } = context;
  if (wins.length === 0)
    return element('p', {}, hasLines ? texts.text('spin.nothing') : timesText(context, 0));
  const winText = (line: number | null, paid: Record<'count' | 'symbol' | 'payout', string>) =>
    line === null
      ? texts.text('wins.symbols', paid)
      : texts.text('wins.line', { ...paid, line: texts.figure(String(line + 1)) });
  return element(
    'ul',
    { class: 'v-wins' },
    ...wins.map(({ line, count, symbol, lineBets }) =>
      element(
        'li',
        {},
        winText(line, {
          count: texts.figure(String(count)),
          symbol: symbolName(face, symbol, gameTexts),
          payout: payoutText(context, lineBets),
        }),
      ),
    ),
  );
}

/** Shows the coins that locked, with what each pays and the respin that brought it. */
function createHold({ hold }: VerifiedSlot['drawn'], context: SlotContext): HTMLElement[] {
  if (hold === null) return [];
  const { texts, gameTexts } = context;
  const figure = (value: number) => texts.figure(String(value));
  const coinText = ({ reel, row, prize, lineBets }: HoldCoin) =>
    `${texts.text('spin.reel', { reel: figure(reel + 1) })}, ${figure(row + 1)}: ${prize === null ? '' : `${prize} `}${payoutText(context, lineBets)}`;
  const turn = (coins: readonly HoldCoin[]) =>
    element('li', {}, coins.length === 0 ? '–' : coins.map(coinText).join('; '));
  const coins = [...hold.coins, ...hold.respins.flat()];
  const grand =
    hold.grandLineBets > 0 ? [element('p', {}, `grand ${payoutText(context, hold.grandLineBets)}`)] : [];
  return [
    element('h3', {}, gameTexts.text('info.hold')),
    element(
      'p',
      {},
      gameTexts.text('plaque.symbols', {
        count: figure(coins.length),
        symbol: gameTexts.text('symbol.coin'),
        amount: payoutText(context, hold.lineBets),
      }),
    ),
    element('ol', { class: 'v-hold', start: 0 }, turn(hold.coins), ...hold.respins.map(turn)),
    ...grand,
  ];
}

function createFreeSpins(
  drawn: VerifiedSlot['drawn'],
  hasLines: boolean,
  context: SlotContext,
): HTMLElement[] {
  const { texts } = context;
  const { freeSpins, spin } = drawn;
  if (freeSpins.length === 0) return [];
  const figure = (value: number) => texts.figure(String(value));
  const rule = texts.text('free.rule', {
    scatters: figure(spin.scatters),
    count: figure(freeSpins.length),
    multiplier: figure(freeSpinRule.multiplier),
  });
  return [
    element('h3', {}, texts.text('free')),
    element('p', {}, rule),
    element(
      'ol',
      { class: 'v-free' },
      ...freeSpins.map((free, index) => {
        const name = texts.text('spin.free', { index: figure(index + 1), count: figure(freeSpins.length) });
        return element(
          'li',
          {},
          element('h4', {}, name),
          createGrid(free, name, context),
          winList(free.wins, hasLines, context),
        );
      }),
    ),
  ];
}

/** Shows a slot round: its grid, what its lines pay, its free spins and the payout of all. */
export function slotView({ machine, drawn }: VerifiedSlot, context: SlotContext): HTMLElement[] {
  const { texts, gameTexts, stake } = context;
  const hasLines = getSlotModel(machine).wins === 'lines';
  const inMoney =
    stake === null
      ? []
      : [
          element(
            'p',
            {},
            texts.text('payout.money', {
              money: paidText(context, stake, drawn.lineBets),
              stake: moneyText(context, stake),
            }),
          ),
        ];
  return [
    element(
      'div',
      { class: 'v-payout' },
      element('h3', {}, texts.text('payout')),
      element('p', { class: 'v-times' }, timesText(context, drawn.lineBets)),
      ...inMoney,
    ),
    createGrid(drawn.spin, texts.text('spin.paid'), context),
    element('h3', {}, hasLines ? texts.text('wins') : gameTexts.text('info.pays')),
    winList(drawn.spin.wins, hasLines, context),
    ...createHold(drawn, context),
    ...createFreeSpins(drawn, hasLines, context),
  ];
}
