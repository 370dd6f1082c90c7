import { betLimitErrorCodes, type LiveBet } from '@casino-kit/api-contract';
import { compare, isAmount, isPositive } from '@casino-kit/money';
import { getRouletteColour } from '@casino-kit/reference-games';
import { missingFrom, sumBets } from './bets.js';
import { numberName, shortName, spotName } from './spot-label.js';
import { getPayout, type TableNotice, type TableState } from './table-state.js';
import { type RouletteTextKey, type RouletteTexts } from './texts.js';

type Notice<N extends TableNotice['name']> = Extract<TableNotice, { name: N }>;
type Money = (amount: string) => string;

const limitCodes: ReadonlySet<string> = new Set(betLimitErrorCodes);
const rejectionKeys: Readonly<Record<string, RouletteTextKey>> = {
  BETTING_CLOSED: 'rejected.closed',
  TABLE_LIMIT: 'rejected.table',
  VALIDATION: 'rejected.table',
  ACCOUNT_EXCLUDED: 'rejected.excluded',
  ACCOUNT_UNDER_REVIEW: 'rejected.excluded',
  REOPENING_REQUIRED: 'rejected.excluded',
  NON_BONUS_GAME: 'rejected.bonus',
  BONUS_MAX_BET: 'rejected.bonusBet',
  COUNTRY_RESTRICTED: 'rejected.country',
  GAME_UNAVAILABLE: 'rejected.unavailable',
  TOO_MANY_TRIES: 'rejected.tooMany',
  LIMIT_CHOICE_REQUIRED: 'rejected.choice',
  DEPOSIT_LIMIT_REQUIRED: 'rejected.depositLimit',
  IDENTITY_NOT_VERIFIED: 'rejected.identity',
  REALITY_CHECK_DUE: 'rejected.check',
  PLAY_PAUSED: 'rejected.pause',
  ROUND_TOO_SOON: 'rejected.soon',
  OTHER_GAME_OPEN: 'rejected.otherGame',
};

/** Returns a function that writes amounts in the table's currency. */
export const createMoneyFormat =
  ({ table }: Pick<TableState, 'table'>, texts: RouletteTexts): Money =>
  (amount) =>
    texts.money(amount, table.currencyCode);

/** Lists bets by their short names. */
export const listBets = (bets: readonly LiveBet[], texts: RouletteTexts): string =>
  bets.map(({ spot }) => shortName(spot, texts)).join(texts.direction === 'rtl' ? '، ' : ', ');

/** Returns the text of what a settled round paid, or null without bets. A payout up to the stake is no win. */
export function payoutText(state: TableState, texts: RouletteTexts): { text: string; isWin: boolean } | null {
  const money = createMoneyFormat(state, texts);
  const paid = getPayout(state);
  if (paid === null)
    return state.acknowledged.bets.length === 0 ? null : { text: texts.text('result.paying'), isWin: false };
  if (!isPositive(paid.staked)) return null;
  const payout = paid.payout ?? '0';
  if (!isPositive(payout)) return { text: texts.text('result.lost'), isWin: false };
  const places = { amount: money(payout), stake: money(paid.staked) };
  const difference = compare(payout, paid.staked);
  if (difference > 0) return { text: texts.text('result.won', places), isWin: true };
  return { text: texts.text(difference === 0 ? 'result.even' : 'result.paid', places), isWin: false };
}

/** Returns a result with all that can be bet on it: "17 black, odd". */
export function resultText(result: number, texts: RouletteTexts): string {
  if (result === 0) return numberName(result, texts);
  const parity = texts.text(result % 2 === 0 ? 'parity.even' : 'parity.odd');
  const colour = texts.text(`colour.${getRouletteColour(result)}`);
  return texts.text('result.detail', { number: result, colour, parity });
}

/** The headline of the table, and the line below it: the round, and what there is to say about it. */
export interface StatusTexts {
  title: string;
  round: string;
  detail: string;
}

/** Returns what happens at the table. */
export function statusTexts(state: TableState, texts: RouletteTexts): StatusTexts {
  const { phase, round, isPaused, request, doubtful } = state;
  const number = `${texts.text('round', { number: texts.figure(String(round.number)) })}.`;
  if (phase === 'open')
    return isPaused
      ? { title: texts.text('phase.paused'), round: number, detail: '' }
      : { title: texts.text('phase.open'), round: number, detail: texts.text('phase.openNote') };
  if (phase === 'spinning') {
    const isInDoubt = request !== null || doubtful !== null;
    const detail = texts.text(isInDoubt ? 'phase.checking' : 'phase.spinningNote');
    return { title: texts.text('phase.spinning'), round: number, detail };
  }
  const title = typeof round.result === 'number' ? resultText(round.result, texts) : number;
  return { title, round: '', detail: payoutText(state, texts)?.text ?? texts.text('phase.next') };
}

function rejectionText(
  { code, params, returned }: Notice<'rejected'>,
  state: TableState,
  texts: RouletteTexts,
): string[] {
  const money = createMoneyFormat(state, texts);
  const { min = '', max = '' } = params;
  const reason = () => {
    if (code === 'INSUFFICIENT_BALANCE')
      return texts.text(state.table.mode === 'demo' ? 'rejected.demoBalance' : 'rejected.balance');
    if (code === 'TABLE_LIMIT' && isAmount(max))
      return isAmount(min)
        ? texts.text('rejected.tableRange', { min: money(min), max: money(max) })
        : texts.text('rejected.tableMax', { max: money(max) });
    const own = Object.hasOwn(rejectionKeys, code) ? rejectionKeys[code] : undefined;
    return texts.text(own ?? (limitCodes.has(code) ? 'rejected.limit' : 'rejected.other'));
  };
  const places = { bets: listBets(returned, texts), amount: money(sumBets(returned)) };
  return [reason(), texts.text(returned.length > 0 ? 'rejected.returned' : 'rejected.kept', places)];
}

/** Returns the sentences of a notice. */
export function noticeText(notice: TableNotice, state: TableState, texts: RouletteTexts): string {
  const money = createMoneyFormat(state, texts);
  const inAll = (bets: readonly LiveBet[]) => ({
    bets: listBets(bets, texts),
    amount: money(sumBets(bets)),
  });
  const returnedText = (returned: readonly LiveBet[]) =>
    returned.length > 0 ? [texts.text('notice.returned', inAll(returned))] : [];
  switch (notice.name) {
    case 'obstacle': {
      const { obstacle } = notice;
      const spot = 'spot' in obstacle ? spotName(obstacle.spot, texts) : '';
      return texts.text(`notice.${obstacle.reason}`, { spot, limit: money(obstacle.limit) });
    }
    case 'rejected':
      return rejectionText(notice, state, texts).join(' ');
    case 'late': {
      const taken =
        notice.taken.length > 0
          ? texts.text('notice.taken', inAll(notice.taken))
          : texts.text('notice.takenNone');
      const round = texts.text('notice.late', { number: texts.figure(String(notice.number)) });
      return [round, taken, ...returnedText(notice.returned)].join(' ');
    }
    case 'away': {
      const number = texts.figure(String(notice.number));
      const result = notice.result === null ? null : numberName(notice.result, texts);
      const settled =
        result === null
          ? texts.text('notice.awayUnknown', { number })
          : texts.text('notice.away', { number, result });
      const { bets } = notice;
      const what =
        bets === null
          ? texts.text('notice.awayNone')
          : texts.text('notice.awayBets', { stake: money(bets.staked), payout: money(bets.payout ?? '0') });
      return [settled, what, ...returnedText(notice.returned)].join(' ');
    }
  }
}

/** Returns what a lost connection means for the bets of the round. */
export function lostText(state: TableState, texts: RouletteTexts): string {
  const money = createMoneyFormat(state, texts);
  const { acknowledged, wanted } = state;
  const inDoubt = sumBets(missingFrom(wanted, acknowledged.bets));
  const taken =
    acknowledged.bets.length > 0
      ? texts.text('lost.taken', { amount: money(acknowledged.staked) })
      : texts.text('lost.none');
  return isPositive(inDoubt) ? `${taken} ${texts.text('lost.doubt', { amount: money(inDoubt) })}` : taken;
}
