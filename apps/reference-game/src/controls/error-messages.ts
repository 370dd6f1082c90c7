import { type TableBonusBuy } from '@casino-kit/api-contract';
import { compare, isPositive, subtract } from '@casino-kit/money';
import { affordableBet } from '../bet.js';
import { buyCost, getRoundCost } from '../bonus-buy.js';
import { type AskedRound, isSpinLost, type PlayState } from '../play-state.js';
import { type TextKey, type Texts } from '../texts.js';
import { getRejectionKey } from './rejection-text.js';
import { type NamedMessage, type PanelMessage } from './message-panel.js';

export interface PanelActions {
  buy(): void;
  leaveBuy(): void;
  askAgain(): void;
  lowerBet(): void;
  dismiss(): void;
}

/** Returns the text of a rejection by its code; `ofBonus` when it was a free spin of a bonus. */
export function rejectionText(code: string, ofBonus: boolean): TextKey {
  if (isSpinLost(code, ofBonus)) return 'refused.freeSpin';
  return getRejectionKey(code);
}

function buyQuestion(
  state: PlayState,
  offer: TableBonusBuy,
  texts: Texts,
  actions: PanelActions,
): PanelMessage {
  const { table, bet } = state;
  const money = (amount: string) => texts.money(amount, table.currencyCode);
  const { spins, multiplier } = table.freeSpins;
  const price = buyCost(offer, bet);
  const cost = money(price);
  const missing = subtract(price, state.balance);
  const isCovered = !isPositive(missing);
  const leave = { label: texts.text('refused.close'), run: actions.leaveBuy };
  return {
    title: texts.text('buy.title', { spins: texts.figure(String(spins)) }),
    body: [
      texts.text('buy.cost', { cost, price: texts.figure(offer.price), bet: money(bet) }),
      texts.text('buy.rule', {
        multiplier: texts.figure(String(multiplier)),
        rtp: texts.percent(offer.returnToPlayer),
      }),
      ...(isCovered
        ? []
        : [texts.text('buy.missing', { balance: money(state.balance), missing: money(missing) })]),
    ],
    actions: isCovered ? [{ label: texts.text('buy.take', { cost }), run: actions.buy }, leave] : [leave],
    leave: actions.leaveBuy,
  };
}

function insufficient(
  state: PlayState,
  asked: AskedRound,
  texts: Texts,
  actions: PanelActions,
): PanelMessage {
  const { table, balance, bet } = state;
  const stake = getRoundCost(state, asked);
  const money = (amount: string) => texts.money(amount, table.currencyCode);
  const missing = subtract(stake, balance);
  const lower = affordableBet(state);
  // Never a higher bet than the player's own, which the price of free spins would leave room for.
  const offersLower = !asked.bought && lower !== null && compare(lower, bet) < 0;
  const what = isPositive(missing)
    ? texts.text('insufficient.missing', {
        stake: money(stake),
        balance: money(balance),
        missing: money(missing),
      })
    : texts.text('insufficient.refused', { stake: money(stake) });
  const lowest = table.betSteps[0] ?? stake;
  const none =
    table.mode === 'demo'
      ? texts.text('insufficient.demoOver')
      : texts.text('insufficient.none', { amount: money(lowest) });
  const close = { label: texts.text('refused.close'), run: actions.dismiss };
  return {
    title: texts.text('insufficient.title'),
    body: lower === null ? [what, none] : [what],
    actions: offersLower
      ? [{ label: texts.text('insufficient.lower', { amount: money(lower) }), run: actions.lowerBet }, close]
      : [close],
  };
}

/** Returns the message to show over the reels; null when there is none. */
export function errorMessage(state: PlayState, texts: Texts, actions: PanelActions): NamedMessage | null {
  const { phase } = state;
  if (phase.name === 'unsure')
    return {
      name: `unsure ${phase.key}`,
      message: () => ({
        title: texts.text('unsure.title'),
        body: [
          texts.text('unsure.body'),
          texts.text('unsure.stake', {
            stake: texts.money(getRoundCost(state, phase), state.table.currencyCode),
          }),
          texts.text('unsure.next'),
        ],
        actions: [{ label: texts.text('unsure.ask'), run: actions.askAgain }],
      }),
    };
  if (phase.name === 'buying' && state.table.bonusBuy) {
    const offer = state.table.bonusBuy;
    return { name: `buy ${state.bet}`, message: () => buyQuestion(state, offer, texts, actions) };
  }
  if (phase.name !== 'rejected') return null;
  if (phase.code === 'INSUFFICIENT_BALANCE')
    return {
      name: `insufficient ${getRoundCost(state, phase)} ${state.balance}`,
      message: () => insufficient(state, phase, texts, actions),
    };
  return {
    name: `refused ${phase.code}`,
    message: () => ({
      title: texts.text('refused.title'),
      body: [texts.text(rejectionText(phase.code, phase.ofBonus))],
      actions: [{ label: texts.text('refused.close'), run: actions.dismiss }],
    }),
  };
}
