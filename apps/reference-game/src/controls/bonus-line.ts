import { type EndedBonus } from '@casino-kit/api-contract';
import { compare, isPositive } from '@casino-kit/money';
import { type BonusSpins, getBonusSpins } from '../bonus-play.js';
import { element } from '../element.js';
import { type BonusNotice, type PlayState } from '../play-state.js';
import { type Texts } from '../texts.js';

/** The line of an active bonus between the reels and the bar. */
export interface BonusLine {
  readonly node: HTMLElement;
  show(state: PlayState): void;
}

const createMoneyFormat = (state: PlayState, texts: Texts) => (amount: string) =>
  texts.money(amount, state.table.currencyCode);
/** A bonus's name may be in any script: its direction must not reverse the sentence. */
const isolateName = ({ name }: { name: string }) => `\u2068${name}\u2069`;

/** Returns the text of the bet limit under the bonus; empty without a limit. */
export function limitText(state: PlayState, texts: Texts): string {
  const max = state.table.bonus?.maxBet ?? null;
  return max === null ? '' : texts.text('bonus.upTo', { max: createMoneyFormat(state, texts)(max) });
}

/** Returns the text for a game without a bet as low as the bonus requires. */
function belowText({ table, ...state }: PlayState, max: string, texts: Texts): string {
  const lowest = table.betSteps[0] ?? max;
  return compare(lowest, max) > 0
    ? texts.text('bonus.below', { lowest: createMoneyFormat({ table, ...state }, texts)(lowest) })
    : '';
}

/** Returns the result of an ended bonus: cash, nothing, or its money was used up before. */
function endedText(state: PlayState, { name, status, converted }: EndedBonus, texts: Texts): string {
  const places = { name: isolateName({ name }) };
  if (status === 'lost') return texts.text('bonus.usedUp', places);
  return isPositive(converted)
    ? texts.text('bonus.becameCash', { ...places, amount: createMoneyFormat(state, texts)(converted) })
    : texts.text('bonus.nothingLeft', places);
}

function noticeParts(state: PlayState, notice: BonusNotice, texts: Texts): string[] {
  const money = createMoneyFormat(state, texts);
  if (notice.name === 'betTooLarge') {
    const rejected = texts.text('bonus.betRefused', { max: money(notice.max) });
    const below = belowText(state, notice.max, texts);
    return [rejected, below === '' ? texts.text('bonus.betNow', { bet: money(state.bet) }) : below];
  }
  if (notice.name === 'roundNotPlayed') return [texts.text('found.notPlayed')];
  if (notice.name === 'roundFound') {
    const { stake, payout } = notice.round;
    return [texts.text('found.played', { stake: money(stake), payout: money(payout) })];
  }
  if (notice.name === 'buyOverLimit')
    return [texts.text('bonus.buyWaits', { max: money(notice.max), cost: money(notice.cost) })];
  if (notice.name === 'bonusEnded') return [endedText(state, notice.ended, texts), limitText(state, texts)];
  const { won, wagered } = notice;
  const over = () => {
    if (isPositive(won))
      return texts.text(wagered ? 'bonus.overWagered' : 'bonus.overWon', { amount: money(won) });
    return texts.text(wagered ? 'bonus.overRest' : 'bonus.overNothing');
  };
  return [over(), limitText(state, texts)];
}

function spinsParts(state: PlayState, spins: BonusSpins, texts: Texts): string[] {
  const money = createMoneyFormat(state, texts);
  const places = {
    name: isolateName(spins),
    left: texts.figure(String(spins.left)),
    value: money(spins.value),
  };
  if (state.ownMoney) return [texts.text('bonus.waiting', places), limitText(state, texts)];
  const won = state.bonusSpinsWon;
  return [
    texts.text('bonus.freeSpins', places),
    isPositive(won) ? texts.text('bonus.wonSoFar', { amount: money(won) }) : '',
  ];
}

function parts(state: PlayState, texts: Texts): string[] {
  const { notice, table } = state;
  if (notice !== null) return noticeParts(state, notice, texts);
  const spins = getBonusSpins(table);
  if (spins !== null) return spinsParts(state, spins, texts);
  if (!table.bonus) return [];
  const { maxBet } = table.bonus;
  if (maxBet === null) return [texts.text('bonus.active', { name: isolateName(table.bonus) })];
  const max = createMoneyFormat(state, texts)(maxBet);
  return [texts.text('bonus.activeUpTo', { max }), belowText(state, maxBet, texts)];
}

/** Returns the text of the line; empty when there is nothing to show. */
export const bonusText = (state: PlayState, texts: Texts): string =>
  parts(state, texts)
    .filter((part) => part !== '')
    .join(' ');

/** Creates the line, with the switch that keeps free spins for later. */
export function createBonusLine(texts: Texts, chooseOwnMoney: (on: boolean) => void): BonusLine {
  const words = element('p', { class: 'bonus-words' });
  const own = element(
    'button',
    { type: 'button', class: 'own-money', role: 'switch' },
    element('span', { class: 'own-money-track', 'aria-hidden': 'true' }),
    texts.text('bonus.ownMoney'),
  );
  own.addEventListener('click', () => chooseOwnMoney(own.getAttribute('aria-checked') !== 'true'));
  const node = element('div', { class: 'bonus-line', hidden: true }, words, own);
  return {
    node,
    show(state) {
      const text = bonusText(state, texts);
      node.hidden = text === '';
      if (words.textContent !== text) words.textContent = text;
      node.classList.toggle('is-notice', state.notice !== null);
      own.hidden = getBonusSpins(state.table) === null;
      own.setAttribute('aria-checked', String(state.ownMoney));
      own.setAttribute('aria-disabled', String(state.phase.name !== 'ready'));
    },
  };
}
