import { type CastGame } from './casting.js';
import { FIRST_LIVE, MOST_POPULAR } from './reference-games.js';
import { hashText } from '../drawing/chance.js';

/** Ranks (from 0) that are settled beforehand, by name. */
const SETTLED = new Map<string, number>([
  ...MOST_POPULAR.map((name, rank) => [name, rank] as const),
  ...FIRST_LIVE.map((name, i) => [name, 12 + i * 5] as const),
]);

/** Drawn games come early, live tables after the settled ones, everything else as its hash says; lower is earlier. */
function weight({ slug, kind, drawnSeed }: CastGame): number {
  const chance = hashText(`rank/${slug}`) / 4294967296;
  if (drawnSeed !== undefined) return chance * 0.16;
  return kind === 'live' ? 0.06 + chance * 0.94 : chance;
}

/** Index of the nearest game by the same provider before (step −1) or after (step 1) an index. */
function sameProvider(order: readonly CastGame[], index: number, step: 1 | -1): CastGame | undefined {
  const provider = order[index]?.provider;
  for (let i = index + step; i >= 0 && i < order.length; i += step)
    if (order[i]?.provider === provider) return order[i];
  return undefined;
}

/** Whether the game at an index shares its motif with a neighbour, in the whole order or in its provider's. */
function clashes(order: readonly CastGame[], index: number): boolean {
  const motif = order[index]?.motif;
  const neighbours = [
    order[index - 1],
    order[index + 1],
    sameProvider(order, index, -1),
    sameProvider(order, index, 1),
  ];
  return neighbours.some((neighbour) => neighbour?.motif === motif);
}

/** Changes places of two games unless that makes a clash at either place or around it; tells whether it did. */
function trySwap(order: CastGame[], i: number, j: number): boolean {
  const [one, other] = [order[i], order[j]];
  if (!one || !other) return false;
  order[i] = other;
  order[j] = one;
  if (!clashes(order, i) && !clashes(order, j)) return true;
  order[i] = one;
  order[j] = other;
  return false;
}

/**
 * The games by popularity. Neighbours differ in motif, in the whole order and in that of every provider; the
 * settled games keep their ranks.
 * @throws Error when a clash cannot be resolved
 */
export function byPopularity(games: readonly CastGame[]): CastGame[] {
  const free = games
    .filter(({ name }) => !SETTLED.has(name))
    .sort((one, other) => weight(one) - weight(other));
  const settled = new Map(
    games.flatMap((game) => (SETTLED.has(game.name) ? [[SETTLED.get(game.name), game] as const] : [])),
  );
  const order: CastGame[] = [];
  let next = 0;
  while (order.length < games.length) {
    const game = settled.get(order.length) ?? free[next++];
    if (game) order.push(game);
  }
  const firstFreeLive = Math.max(...FIRST_LIVE.map((name) => SETTLED.get(name) ?? 0));
  const movable = (index: number): boolean => !settled.has(index);
  const earlyLive = (from: number, to: number): boolean => order[from]?.kind === 'live' && to < firstFreeLive;
  const repair = (index: number): void => {
    if (!clashes(order, index)) return;
    // a settled game stays; what stands before or after it moves instead
    for (const i of movable(index) ? [index] : [index + 1, index - 1].filter(movable)) {
      for (let distance = 2; distance < order.length; distance++) {
        for (const j of [i + distance, i - distance]) {
          if (j < 0 || j >= order.length || !movable(j) || earlyLive(i, j) || earlyLive(j, i)) continue;
          if (trySwap(order, i, j) && !clashes(order, index)) return;
        }
      }
    }
  };
  for (let round = 0; round < 8; round++) order.forEach((_game, index) => repair(index));
  const clash = order.find((_game, index) => clashes(order, index));
  if (clash) throw new Error(`“${clash.name}” stands beside a game of its own motif.`);
  return order;
}
