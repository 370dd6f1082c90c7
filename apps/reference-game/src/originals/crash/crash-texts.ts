import { type CrashBet } from '@casino-kit/api-contract';
import { compare, decimalPlaces, multiply, subtract, truncate } from '@casino-kit/money';
import {
  crashMultipliers,
  formatCrashMultiplier,
  type Hundredths,
  isCashedOut,
  multiplierAt,
  parseCrashMultiplier,
} from '@casino-kit/reference-games';
import { toMs } from '../../server-time.js';
import { signedMoney } from '../../signed-money.js';
import { type OriginalTexts } from '../texts.js';
import { type CrashPlay } from './crash-state.js';

/** Returns a multiplier as it is written, such as `2.50×`, which is not turned around between words from right to left. */
export const formatMultiplier = (multiplier: string): string => `\u2066${multiplier}×\u2069`;

/** Returns what a stake pays at a multiplier, cut to the decimals of its currency. */
export const payoutAt = (stake: string, multiplier: Hundredths, currencyCode: string): string =>
  truncate(multiply(stake, formatCrashMultiplier(multiplier)), decimalPlaces(currencyCode));

/** Returns for how long the curve has run, in ms. `now` is the browser's clock. */
export const elapsedAt = ({ round, clockOffset }: CrashPlay, now: number): number =>
  Math.max(0, now + clockOffset - toMs(round.bettingEndsAt));

/** Returns how long bets are still taken, in ms. `now` is the browser's clock. */
export const bettingLeft = ({ round, clockOffset }: CrashPlay, now: number): number =>
  Math.max(0, toMs(round.bettingEndsAt) - now - clockOffset);

/**
 * Returns the multiplier that is shown: that of the clock while the curve runs, and the crash point afterwards; null when
 * there is none, as before the start and without a connection.
 */
export function shownMultiplier(state: CrashPlay, now: number): Hundredths | null {
  const { phase, connection, round } = state;
  if (phase === 'ended') return parseCrashMultiplier(round.crashPoint ?? '');
  return phase === 'running' && connection !== 'lost' ? multiplierAt(elapsedAt(state, now)) : null;
}

/** Returns the multiplier at which a bet is paid by itself: its own, or the highest of all. */
const getCashOutTarget = ({ autoCashOut }: CrashBet): Hundredths =>
  parseCrashMultiplier(autoCashOut ?? '') ?? crashMultipliers.most;

/** Returns what the own open bet is worth now, at most what its auto cash-out pays; null where no multiplier is shown. */
export function worthAt(state: CrashPlay, now: number): string | null {
  const { bet, table } = state;
  const multiplier = shownMultiplier(state, now);
  if (bet === null || multiplier === null) return null;
  return payoutAt(bet.stake, Math.min(multiplier, getCashOutTarget(bet)), table.currencyCode);
}

/**
 * Returns the own bet of the round as it stands for the player. After the crash its end is certain before the server's word
 * arrives, unless a cash-out is on its way; while the curve runs only the server knows.
 */
export function shownBet({ bet, phase, round, cashOut, table }: CrashPlay): CrashBet | null {
  const crashPoint = parseCrashMultiplier(round.crashPoint ?? '');
  if (bet?.state !== 'placed' || phase !== 'ended' || crashPoint === null || cashOut !== null) return bet;
  const target = getCashOutTarget(bet);
  if (!isCashedOut(target, crashPoint)) return { ...bet, state: 'lost', payout: '0' };
  return {
    ...{ ...bet, state: 'cashed-out', multiplier: formatCrashMultiplier(target) },
    payout: payoutAt(bet.stake, target, table.currencyCode),
  };
}

/** Whether a bet paid more than its stake. Only that is shown as a win. */
export const isWon = (bet: CrashBet | null): boolean =>
  bet?.state === 'cashed-out' && compare(bet.payout ?? '0', bet.stake) > 0;

/** Returns how an own bet ended in a sentence; null while it is open. */
export function endText(
  { stake, state, multiplier, payout }: CrashBet,
  currencyCode: string,
  texts: OriginalTexts,
): string | null {
  const money = (amount: string) => texts.money(amount, currencyCode);
  const paid = payout ?? '0';
  switch (state) {
    case 'placed':
      return null;
    case 'cashed-out':
      return texts.text('crash.out', {
        ...{ multiplier: formatMultiplier(multiplier ?? ''), payout: money(paid) },
        net: signedMoney(subtract(paid, stake), money),
      });
    case 'lost':
      return texts.text('crash.lost', { stake: money(stake) });
    case 'returned':
      return texts.text('crash.returned', { stake: money(stake) });
  }
}

/** Returns how the round ended; null before that. */
export function crashText({ phase, round }: CrashPlay, texts: OriginalTexts): string | null {
  if (phase !== 'ended') return null;
  if (typeof round.crashPoint !== 'string') return texts.text('crash.void');
  return texts.text('crash.crashed', { multiplier: formatMultiplier(round.crashPoint) });
}

/** The headline of the board, and the sentence below its figure. */
export interface BoardTexts {
  head: string;
  detail: string;
}

function runningText(state: CrashPlay, texts: OriginalTexts, now: number): string {
  const money = (amount: string) => texts.money(amount, state.table.currencyCode);
  if (state.connection === 'lost') return texts.text('crash.frozen');
  const seconds = texts.figure(String(Math.floor(elapsedAt(state, now) / 1_000)));
  const since = texts.text('crash.running', { seconds });
  const { bet } = state;
  const worth = worthAt(state, now);
  if (bet === null || worth === null) return since;
  const end = endText(bet, state.table.currencyCode, texts);
  if (end !== null) return end;
  return `${since} ${texts.text('crash.worth', { stake: money(bet.stake), amount: money(worth) })}`;
}

function endedText(state: CrashPlay, texts: OriginalTexts): string {
  const bet = shownBet(state);
  const { crashPoint } = state.round;
  const isAtOnce = crashPoint === formatCrashMultiplier(crashMultipliers.least);
  const round = isAtOnce ? texts.text('crash.atOnce') : (crashText(state, texts) ?? '');
  if (bet === null) return round;
  const own = endText(bet, state.table.currencyCode, texts) ?? texts.text('crash.checking');
  return isAtOnce || typeof crashPoint !== 'string' ? `${round} ${own}` : own;
}

/** Returns what the board says. `now` is the browser's clock. */
export function boardTexts(state: CrashPlay, texts: OriginalTexts, now: number): BoardTexts {
  const { phase, connection, round, history, bet, table } = state;
  const last = history[0]?.crashPoint;
  const before = last === undefined ? '' : texts.text('crash.last', { multiplier: formatMultiplier(last) });
  switch (phase) {
    case 'betting': {
      const seconds = texts.figure(String(Math.ceil(bettingLeft(state, now) / 1_000)));
      const placed =
        bet === null ? '' : texts.text('crash.placed', { stake: texts.money(bet.stake, table.currencyCode) });
      return {
        head: texts.text('crash.phase.betting', { seconds }),
        detail: placed === '' ? before : placed,
      };
    }
    case 'starting':
      return { head: texts.text('crash.phase.starting'), detail: texts.text('crash.starting') };
    case 'running': {
      const head = texts.text(connection === 'lost' ? 'crash.phase.lost' : 'crash.phase.running');
      return { head, detail: runningText(state, texts, now) };
    }
    case 'ended': {
      const isVoid = typeof round.crashPoint !== 'string';
      const head = texts.text(isVoid ? 'crash.phase.void' : 'crash.phase.ended');
      return { head, detail: endedText(state, texts) };
    }
  }
}

/** Returns what a lost connection means for the own money. */
export function offlineText(state: CrashPlay, texts: OriginalTexts): string {
  const money = (amount: string) => texts.money(amount, state.table.currencyCode);
  const { bet, betRequest, cashOut } = state;
  const own = () => {
    if (betRequest !== null) return texts.text('crash.offline.pending', { stake: money(betRequest.stake) });
    if (bet?.state !== 'placed') return texts.text('crash.offline.none');
    if (cashOut !== null) return texts.text('crash.offline.taking');
    const stake = money(bet.stake);
    return typeof bet.autoCashOut === 'string'
      ? texts.text('crash.offline.auto', { stake, multiplier: formatMultiplier(bet.autoCashOut) })
      : texts.text('crash.offline.manual', { stake });
  };
  return `${texts.text('crash.offline')} ${own()} ${texts.text('crash.offline.again')}`;
}

/** Returns a notice that stands above the board; null for none, and for one that stands over it. */
export function noticeText({ notice, table }: CrashPlay, texts: OriginalTexts): string | null {
  if (notice === null || notice.name === 'rejected') return null;
  const money = (amount: string) => texts.money(amount, table.currencyCode);
  if (notice.name === 'late') return texts.text('crash.late', { stake: money(notice.stake) });
  const { number, bet } = notice;
  return texts.text('crash.away', {
    ...{ number: texts.figure(String(number)), stake: money(bet.stake), payout: money(bet.payout ?? '0') },
  });
}
