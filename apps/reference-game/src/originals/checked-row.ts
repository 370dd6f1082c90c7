import { formatVerifierFragment } from '@casino-kit/reference-games';
import { type FairnessTexts } from '../fairness/fairness-texts.js';
import { type CheckedRow } from './info-dialog.js';
import { type OriginalPlay, type PlayedRound } from './session.js';

/** Returns what is listed of a round that was played, with the address of the page on which anyone can draw it again. */
export function toCheckedRow(
  { number, round, committedHash, isFair }: PlayedRound,
  table: Pick<OriginalPlay['table'], 'currencyCode' | 'game' | 'locale'>,
  texts: FairnessTexts,
): CheckedRow {
  const { choice, stake, payout, fairness } = round;
  const { serverSeed, clientSeed } = fairness;
  const money = (amount: string) => texts.money(amount, table.currencyCode);
  return {
    ...{ number, isFair },
    facts: [
      [texts.text('round.stake'), money(stake)],
      [texts.text('round.payout'), money(payout)],
    ],
    seeds: [
      [texts.text('round.serverSeed'), serverSeed],
      [texts.text('round.clientSeed'), clientSeed],
      [texts.text('round.hash'), committedHash],
    ],
    verifyHref: `verify.html#${formatVerifierFragment({
      ...{ game: table.game, choice, stake, currency: table.currencyCode, locale: table.locale },
      ...{ serverSeedHash: committedHash, serverSeed, clientSeed },
    })}`,
  };
}
