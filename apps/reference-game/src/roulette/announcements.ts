import { sumBets } from './bets.js';
import { createMoneyFormat, payoutText, resultText } from './table-messages.js';
import { isAcknowledged, getPayout, type TableState } from './table-state.js';
import { bettingTimeLeft } from './timeline.js';
import { type RouletteTexts } from './texts.js';

/**
 * Returns what a screen reader says about a change, or null when there is nothing new. `now` is the browser's clock.
 * Notices and a lost connection speak for themselves.
 */
export function announcement(
  state: TableState,
  before: TableState | null,
  texts: RouletteTexts,
  now: number,
): string | null {
  const { phase, round, connection } = state;
  const isNewPhase = phase !== before?.phase || round.roundId !== before.round.roundId;
  if (connection !== 'lost' && before?.connection === 'lost') return texts.text('announce.back');
  if (phase === 'open' && isNewPhase) {
    const { seconds } = bettingTimeLeft(round, now + state.clockOffset);
    return texts.text('announce.open', { seconds: texts.figure(String(seconds)) });
  }
  if (phase === 'spinning' && isNewPhase) return texts.text('phase.spinning');
  const isPaidNow = before !== null && getPayout(state) !== getPayout(before);
  if (phase === 'settled' && (isNewPhase || isPaidNow) && typeof round.result === 'number') {
    const payout = payoutText(state, texts);
    const result = resultText(round.result, texts);
    return payout === null ? result : `${result}. ${payout.text}`;
  }
  if (before === null || phase !== 'open') return null;
  const total = createMoneyFormat(state, texts)(sumBets(state.wanted));
  if (state.wanted !== before.wanted && !isNewPhase) return texts.text('announce.bets', { total });
  const isConfirmed = isAcknowledged(state) && !isAcknowledged(before) && state.wanted.length > 0;
  return isConfirmed ? texts.text('announce.confirmed', { total }) : null;
}
