import { type CatalogueEntry } from './catalogue-file.js';
import { hasEngine } from './machines.js';

/** Wire code of the language that paragraphs about games are written in, whatever language the client requests. */
export const textLanguage = 'en';

/**
 * Returns paragraphs about a game for its page, as text keys the client knows or, failing that, English sentences.
 * They describe only what the engine does.
 */
export function descriptionOf(entry: CatalogueEntry, providerName: string): string[] {
  if (hasEngine(entry))
    return [
      `${entry.name} by ${providerName} has five reels of three rows and ten fixed lines. Wins are paid from the left for three, four or five of a kind.`,
      'Three or more scatters anywhere bring eight free spins in which every win counts twice. Free spins bring no further ones.',
    ];
  return [
    `${entry.name} by ${providerName} is a European roulette with a single zero. Everyone at the table plays the same round: 18 seconds for bets, then the wheel spins.`,
    'The hash of the seed is shown before the first bet and the seed after the last, so each number can be checked.',
  ];
}

/** Returns short features of a game, as text keys. */
export function featuresOf(entry: CatalogueEntry): string[] {
  return hasEngine(entry)
    ? ['games.feature.reels5x3', 'games.feature.lines10', 'games.feature.freeSpins']
    : [`games.feature.${entry.kind}`];
}
