import { type CrashBet, type CrashRound } from '@casino-kit/api-contract';
import {
  combineClientSeeds,
  drawCrashPoint,
  formatCrashMultiplier,
  formatVerifierFragment,
  hashServerSeed,
} from '@casino-kit/reference-games';
import { type FairnessTexts } from '../../fairness/fairness-texts.js';
import { type CheckedRow } from '../info-dialog.js';
import { type OriginalTexts } from '../texts.js';

/** What was known of a round before its end: the hash that it was committed to, and the own client seed in it, if any. */
export interface KnownSeeds {
  roundId: string;
  number: number;
  hash: string | null;
  sentSeed: string | null;
}

/** A round that has ended, with its seeds, the own bet in it, and whether the seeds draw its crash point. */
export interface CrashCheck {
  roundId: string;
  number: number;
  crashPoint: string;
  serverSeedHash: string;
  serverSeed: string;
  clientSeeds: readonly string[];
  bet: CrashBet | null;
  isFair: boolean;
}

/**
 * Draws a round that has ended again. `known` is what was shown before its end, if the player saw it. Returns null while the
 * seeds are secret, and of a round that was never started.
 */
export function checkCrashRound(
  { roundId, number, crashPoint, seeds }: CrashRound,
  known: KnownSeeds | undefined,
  bet: CrashBet | null,
): CrashCheck | null {
  const { serverSeed, clientSeeds } = seeds;
  if (typeof crashPoint !== 'string' || typeof serverSeed !== 'string' || !Array.isArray(clientSeeds))
    return null;
  const serverSeedHash = known?.hash ?? seeds.serverSeedHash;
  const sentSeed = known?.sentSeed ?? null;
  const drawn = drawCrashPoint({ serverSeed, clientSeed: combineClientSeeds(clientSeeds) });
  const isFair =
    hashServerSeed(serverSeed) === serverSeedHash &&
    (sentSeed === null || clientSeeds.includes(sentSeed)) &&
    formatCrashMultiplier(drawn) === crashPoint;
  return { roundId, number, crashPoint, serverSeedHash, serverSeed, clientSeeds, bet, isFair };
}

/** Returns what is listed of a checked round, with the address of the page on which anyone can draw it again. */
export function toCrashRow(
  { number, crashPoint, serverSeedHash, serverSeed, clientSeeds, bet, isFair }: CrashCheck,
  { currencyCode, locale }: { currencyCode: string; locale: string },
  texts: OriginalTexts,
  fair: FairnessTexts,
): CheckedRow {
  const money = (amount: string) => fair.money(amount, currencyCode);
  const clientSeed = clientSeeds.join('\n');
  const facts: [string, string][] = [[texts.text('crash.point'), `${crashPoint}×`]];
  if (bet !== null)
    facts.push(
      [fair.text('round.stake'), money(bet.stake)],
      [fair.text('round.payout'), money(bet.payout ?? '0')],
    );
  return {
    ...{ number, isFair, facts },
    seeds: [
      [fair.text('round.serverSeed'), serverSeed],
      [texts.text('crash.seeds'), clientSeed],
      [fair.text('round.hash'), serverSeedHash],
    ],
    verifyHref: `verify.html#${formatVerifierFragment({
      ...{ game: 'crash', serverSeed, serverSeedHash, clientSeed, currency: currencyCode, locale },
      ...(bet === null ? {} : { stake: bet.stake, choice: bet.multiplier ?? bet.autoCashOut ?? '' }),
    })}`,
  };
}
