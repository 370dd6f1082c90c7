import { type GameTable } from '@casino-kit/api-contract';
import { formatVerifierFragment } from '@casino-kit/reference-games';
import { type FairRound } from './fair-record.js';

/** Returns the address of the page on which anyone can recompute a round, filled with it. */
export function verifyHref({ bet, machine, committedHash, fairness }: FairRound, table: GameTable): string {
  const fragment = formatVerifierFragment({
    game: `slot-${machine}`,
    bought: bet.bonusBuy ? '1' : '',
    serverSeedHash: committedHash,
    serverSeed: fairness.serverSeed,
    clientSeed: fairness.clientSeed,
    stake: bet.stake,
    currency: table.currencyCode,
    face: table.face,
    locale: table.locale,
  });
  return `verify.html#${fragment}`;
}
