import { drawSlotRound, hashServerSeed } from '@casino-kit/reference-games';

/** Checks a round that was played: what its seeds draw, and whether they were chosen before it. */
export function checkRound(hashBefore: string, serverSeed: string, clientSeed: string) {
  if (hashServerSeed(serverSeed) !== hashBefore) return 'The server seed is another one';
  const { spin, freeSpins, lineBets } = drawSlotRound({
    machine: 3,
    bonusBuy: false,
    serverSeed,
    clientSeed,
  });
  return `${spin.wins.length} lines and ${freeSpins.length} free spins pay ${lineBets} line bets`;
}
