import { type HoldRule, getSlotModel, type SlotWilds, type SlotWins } from '@casino-kit/reference-games';
import { type CatalogueEntry } from './catalogue-file.js';
import { hasEngine, getMachine, type PlayableOriginal } from './machines.js';

/** Wire code of the language that paragraphs about games are written in, whatever language the client requests. */
export const textLanguage = 'en';

const rulesByOriginal: Readonly<Record<PlayableOriginal, string>> = {
  dice: 'rolls a number from 0.00 to 99.99. You choose a number, and whether the roll has to be over or under it: the fewer numbers win, the more a win pays, up to 99 times the bet.',
  crash:
    'is one round for all players: its multiplier rises from 1.00 until it crashes, at 1,000.00 at the latest. You are paid the multiplier at which you cash out before that, yourself or at one that you set before; after the crash the bet is lost.',
  mines:
    'hides 1 to 24 mines under 25 tiles. Each gem that you open raises what the round pays, and you may take it at any time; a mine ends the round without a payout.',
  plinko:
    'drops a ball through 8, 12 or 16 rows of pins. At each pin it falls to the left or to the right, and the bin at the end decides what the round pays.',
};

const winRules: Readonly<Record<SlotWins, string>> = {
  lines: 'three rows and ten fixed lines. Wins are paid from the left for three, four or five of a kind.',
  ways: 'three rows that pay in 243 ways: three, four or five of a kind on neighbouring reels from the left, in any row.',
  clusters:
    'five rows. Five or more of a kind that touch side by side or one above the other are paid as a cluster, wherever they are.',
};

const wildRules: Readonly<Record<SlotWilds, readonly string[]>> = {
  none: [],
  substituting: ['Wilds on the second to fourth reel stand for every symbol that pays.'],
  expanding: [
    'Wilds on the second to fourth reel fill their whole reel and stand for every symbol that pays.',
  ],
  multiplying: [
    'Wilds on the second to fourth reel stand for every symbol that pays. Those with a number multiply the wins that they are part of by two or three, and by each other.',
  ],
};

const countWords: Readonly<Record<number, string>> = { 3: 'Three', 5: 'Five', 6: 'Six' };
const word = (count: number) => countWords[count] ?? String(count);

function holdRules(hold: HoldRule | null): string[] {
  if (hold === null) return [];
  const { coins, respins } = hold;
  return [
    `${word(coins)} or more coins in a paid spin lock, and each shows what it pays. ${word(respins)} respins follow, and each new coin locks, too, and starts their count again. At the end all coins pay; coins on every place bring the grand prize besides. Coins in free spins pay nothing.`,
  ];
}

const winFeatures: Readonly<Record<SlotWins, readonly string[]>> = {
  lines: ['games.feature.reels5x3', 'games.feature.lines10'],
  ways: ['games.feature.reels5x3', 'games.feature.ways243'],
  clusters: ['games.feature.reels5x5', 'games.feature.clusters'],
};

const wildFeatures: Readonly<Record<SlotWilds, readonly string[]>> = {
  none: [],
  substituting: ['games.feature.wilds'],
  expanding: ['games.feature.expandingWilds'],
  multiplying: ['games.feature.multiplierWilds'],
};

/**
 * Returns paragraphs about a game for its page, as text keys the client knows or, failing that, English sentences.
 * They describe only what the engine does.
 */
export function getDescription(entry: CatalogueEntry, providerName: string): string[] {
  if (hasEngine(entry)) {
    const { wins, wilds, hold } = getSlotModel(getMachine(entry));
    return [
      `${entry.name} by ${providerName} has five reels of ${winRules[wins]}`,
      ...wildRules[wilds],
      ...holdRules(hold),
      'Three or more scatters anywhere bring eight free spins in which every win counts twice. Free spins bring no further ones.',
    ];
  }
  if (entry.original !== undefined)
    return [
      `${entry.name} by ${providerName} ${rulesByOriginal[entry.original]}`,
      'The hash of the server’s seed is shown before the round and the seed after it, so each round can be drawn again.',
    ];
  return [
    `${entry.name} by ${providerName} is a European roulette with a single zero. Everyone at the table plays the same round: 18 seconds for bets, then the wheel spins.`,
    'The hash of the seed is shown before the first bet and the seed after the last, so each number can be checked.',
  ];
}

/** Returns short features of a game, as text keys. */
export function getFeatureKeys(entry: CatalogueEntry): string[] {
  if (!hasEngine(entry)) return [`games.feature.${entry.original ?? entry.kind}`];
  const { wins, wilds, hold } = getSlotModel(getMachine(entry));
  const holds = hold === null ? [] : ['games.feature.holdAndWin'];
  return [...winFeatures[wins], ...wildFeatures[wilds], ...holds, 'games.feature.freeSpins'];
}
