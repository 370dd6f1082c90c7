import { type Game } from '@casino-kit/api-contract';
import { compare } from '@casino-kit/money';

type Prized = Pick<Game, 'topPrize'>;

/**
 * Returns up to `count` games with the highest top prizes, the highest first. One game for each prize comes before others
 * with the same one: several games of one model would all show the same amount. Games without a prize are last.
 */
export function highestPrizes<Listed extends Prized>(games: readonly Listed[], count: number): Listed[] {
  const isHigher = (a: Prized, b: Prized) => compare(b.topPrize ?? '0', a.topPrize ?? '0');
  const sorted = games.toSorted(isHigher);
  const isRepeated = (game: Listed, at: number) => at > 0 && isHigher(sorted[at - 1] ?? game, game) === 0;
  return [
    ...sorted.filter((game, at) => !isRepeated(game, at)),
    ...sorted.filter((game, at) => isRepeated(game, at)),
  ]
    .slice(0, count)
    .toSorted(isHigher);
}
