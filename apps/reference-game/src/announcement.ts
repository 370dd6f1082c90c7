import { isPositive } from '@casino-kit/money';
import { type PlayState } from './play-state.js';
import { hasFeature, showsHold, type ShownSpin, getSpin } from './shown-spin.js';
import { type Texts } from './texts.js';

const formatBonusResult = (result: string, { ofBonus }: Pick<ShownSpin, 'ofBonus'>, texts: Texts) =>
  ofBonus ? texts.text('announce.asBonus', { result }) : result;

/** Returns the live region's text for a finished spin. */
export function spinAnnouncement(
  shown: ShownSpin,
  { table }: Pick<PlayState, 'table'>,
  texts: Texts,
): string {
  const { round, spin } = shown;
  const result = getSpin(shown);
  // A bonus may pay more than the reels show; only the round has that amount.
  const payout = hasFeature(round) ? result.payout : round.payout;
  const amount = texts.money(payout, table.currencyCode);
  if (spin > 0) {
    const place = { index: texts.figure(String(spin)), of: texts.figure(String(round.freeSpins.length)) };
    return isPositive(result.payout)
      ? texts.text('announce.freeWon', { ...place, amount })
      : texts.text('announce.freeLost', place);
  }
  const wonText =
    table.wins === 'lines'
      ? texts.plural('announce.won', result.wins.length, { amount })
      : texts.text('plaque.won', { amount });
  const won = isPositive(payout) ? formatBonusResult(wonText, shown, texts) : texts.text('announce.lost');
  const free = round.freeSpins.length;
  if (!hasFeature(round)) return won;
  const brought = [
    ...(showsHold(shown) ? [texts.text('info.hold')] : []),
    ...(free > 0 ? [texts.plural('plaque.freeSpinsWon', free)] : []),
  ].join('. ');
  return isPositive(result.payout) ? `${won}. ${brought}` : brought;
}

/** Returns the live region's text at the end of a round with hold and win or free spins. */
export function roundAnnouncement(state: PlayState, texts: Texts): string {
  const amount = texts.money(state.last?.payout ?? '0', state.table.currencyCode);
  return formatBonusResult(
    texts.text(state.last?.freeSpins.length === 0 ? 'plaque.won' : 'plaque.freeTotal', { amount }),
    { ofBonus: state.shown?.ofBonus === true },
    texts,
  );
}
