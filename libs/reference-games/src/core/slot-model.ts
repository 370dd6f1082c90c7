/** Symbols that pay on lines, the best first; the face decides how they look. */
export const payingSymbols = [
  'symbol-1',
  'symbol-2',
  'symbol-3',
  'symbol-4',
  'symbol-5',
  'symbol-6',
  'symbol-7',
  'symbol-8',
] as const;
export type PayingSymbol = (typeof payingSymbols)[number];
export type SlotSymbol = PayingSymbol | 'scatter';

/** Strips have one letter per symbol: A to H the paying ones in their order, S the scatter. */
const letters: Record<string, SlotSymbol> = Object.fromEntries([
  ...payingSymbols.map((symbol, index) => [String.fromCharCode(65 + index), symbol]),
  ['S', 'scatter'],
]) as Record<string, SlotSymbol>;

/** Row by reel of each line, rows counted from the top. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

export const rowCount = 3;
/** A line bet as a share of the stake, exact: there are ten lines. */
export const lineShare = '0.1';
/** Three or more scatters anywhere trigger eight spins whose payouts count twice; they trigger no further ones. */
export const freeSpinRule = { scatters: 3, spins: 8, multiplier: 2 } as const;

/** A slot machine as its mathematics: the reel strips and the paytable of a line. */
export interface SlotModel {
  /** From 1 on; rounds name their machine by it, so a number is never given to another one. */
  number: number;
  /** 1 (many small payouts) to 5 (few large ones). */
  volatility: number;
  reels: readonly (readonly SlotSymbol[])[];
  /** Payout of three, four and five of a kind from the left, in line bets (a tenth of the stake). */
  pays: Readonly<Record<PayingSymbol, readonly [number, number, number]>>;
}

type Pays = readonly [number, number, number];

function model(number: number, strips: readonly string[], pays: readonly Pays[]): SlotModel {
  const symbolOf = (letter: string): SlotSymbol => {
    const symbol = letters[letter];
    if (symbol === undefined) throw new Error(`no symbol ${letter}`);
    return symbol;
  };
  return {
    number,
    volatility: number,
    reels: strips.map((strip) => [...strip].map(symbolOf)),
    pays: Object.fromEntries(
      payingSymbols.map((symbol, index) => [symbol, pays[index]]),
    ) as SlotModel['pays'],
  };
}

/** The machines of the reference catalogue: the number of each is its volatility. */
export const slotModels: readonly SlotModel[] = [
  model(
    1,
    [
      'DCGHBHFGDGEFEFHGSHEFGCGHFBHADHGF',
      'HGDHGDHFHGHGDGEGFHSFCABGEFBHFEFC',
      'GDGHFAHEFBHEDCFEHGFHFCGBHFGDGSGH',
      'EFDAHDFGHCHGEGHDHGFBFSBECHFGFAHG',
      'EBHFHFHAHEHEHGSGFGCFDGFGAHFDBCDG',
    ],
    [
      [200, 600, 2000],
      [150, 460, 1250],
      [100, 310, 750],
      [75, 230, 550],
      [50, 130, 360],
      [20, 60, 180],
      [15, 45, 140],
      [10, 40, 100],
    ],
  ),
  model(
    2,
    [
      'HDGCHDFHFEGBHACECFGHFDFGBGHFAHSEG',
      'HBACSFEGHFHCEGHBEGDFHCGAGFGHFDFHD',
      'CGFADHEBFEFGSHGCEGAHGDHCGHDFHFBHF',
      'DGFHFAGEHGHCDGHFSHBHEFBCECHFEDGAFG',
      'HCGFGAHBFHEHGEGCGFDFHDAFHSBEHFEGDC',
    ],
    [
      [230, 950, 4200],
      [160, 550, 2100],
      [120, 380, 1150],
      [100, 280, 700],
      [45, 140, 420],
      [19, 65, 230],
      [14, 50, 170],
      [9, 40, 130],
    ],
  ),
  model(
    3,
    [
      'GHGSDFEHEDFHGECAEFGHFDHCGFHBGHBAC',
      'HDFHFDGECHGCGSHFBCGHEGADAHBEGHFEF',
      'HBGDHFGBACHEFCFAHGHEFGDHGFDEHGESC',
      'DCGDHEHFEAHGCHAGFEBEFDGHFDSGFCHBGH',
      'HGFHEBFEHGHGHGDBGECHFAGFCDSCDHFDAE',
    ],
    [
      [290, 1500, 9600],
      [190, 750, 3800],
      [110, 480, 1900],
      [70, 290, 950],
      [40, 120, 480],
      [19, 75, 290],
      [14, 50, 190],
      [10, 35, 130],
    ],
  ),
  model(
    4,
    [
      'AEGEDEHHCGCEDABFSGFGFCHHDGFDBFGHH',
      'HHGHHDHHFGFACBECAGFDGFEDEFBEGDGSC',
      'GDEHHECFGHHBCDFGESDFHHGCGFBAFADGE',
      'BSCGDECAFGBFEHHGDCFGDAEFHHGEFGHHED',
      'DSGEHHCEGEFDFGHHCGBGEFDAFGECFBDHHA',
    ],
    [
      [360, 2000, 12500],
      [220, 1150, 5800],
      [110, 600, 2700],
      [65, 270, 1100],
      [27, 110, 450],
      [18, 70, 310],
      [9, 40, 160],
      [9, 30, 120],
    ],
  ),
  model(
    5,
    [
      'CDCBCAHHBSEEFFDCGGDHHADFFAGGEBGGHHEEF',
      'FSEECABFFEHHDBGGHHCGGADCDEEAFFHHCBGGD',
      'SCDCDEGGFFGGABFFHHDBEEHHDCHHGGAFCBAEE',
      'AHHBDCBEEFFEECFGGEGGCHHDSCDFFABDHHGG',
      'FBFFEEHHGGCSCHHDGGADEFFCDBDEECHHAGGB',
    ],
    [
      [380, 2900, 13000],
      [190, 1200, 5800],
      [55, 390, 2300],
      [40, 230, 850],
      [14, 60, 350],
      [12, 40, 230],
      [6, 20, 120],
      [6, 17, 70],
    ],
  ),
];

/** Returns the machine of a number. @throws RangeError if there is none */
export function slotModelOf(number: number): SlotModel {
  const found = slotModels.find((entry) => entry.number === number);
  if (found === undefined) throw new RangeError(`no slot machine ${number}`);
  return found;
}
