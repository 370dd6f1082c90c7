import { type SlotModel } from './slot-model.js';
import { payingSymbols, type SlotSymbol } from './slot-symbol.js';

/** Strips have one character per symbol: A to H the paying ones in their order, S the scatter, W and digits the
 * wilds, $ a coin. */
const symbolsByLetter: ReadonlyMap<string, SlotSymbol> = new Map<string, SlotSymbol>([
  ...payingSymbols.map((symbol, index) => [String.fromCharCode(65 + index), symbol] as const),
  ['S', 'scatter'],
  ['W', 'wild'],
  ['2', 'wild-2'],
  ['3', 'wild-3'],
  ['$', 'coin'],
]);

type Pays = readonly [number, number, number];
type Kind = Pick<SlotModel, 'number' | 'volatility'> &
  Partial<Pick<SlotModel, 'wins' | 'wilds' | 'rows' | 'hold'>>;

function machine(kind: Kind, strips: readonly string[], pays: readonly Pays[]): SlotModel {
  const getSymbol = (letter: string): SlotSymbol => {
    const symbol = symbolsByLetter.get(letter);
    if (symbol === undefined) throw new Error(`no symbol ${letter}`);
    return symbol;
  };
  return {
    wins: 'lines',
    wilds: 'none',
    rows: 3,
    hold: null,
    ...kind,
    reels: strips.map((strip) => [...strip].map(getSymbol)),
    pays: Object.fromEntries(
      payingSymbols.map((symbol, index) => [symbol, pays[index]]),
    ) as SlotModel['pays'],
  };
}

/** The machines of the reference catalogue. The first five have ten lines and no wilds; the number of each is its volatility. */
export const slotModels: readonly SlotModel[] = [
  machine(
    { number: 1, volatility: 1 },
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
  machine(
    { number: 2, volatility: 2 },
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
  machine(
    { number: 3, volatility: 3 },
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
  machine(
    { number: 4, volatility: 4 },
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
  machine(
    { number: 5, volatility: 5 },
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
  machine(
    { number: 6, volatility: 2, wins: 'ways', wilds: 'substituting' },
    [
      'HBACGBFBGEDFCAHGDHFEGCSHDFHGEDFE',
      'DWFHGAGDEFHECGCSDEABFDGFHFBHECGBH',
      'CAFWHGBDFHFGCHEBGAHGEDSDCWEFEBGFD',
      'GSEAFWHCABHEFGEFDCEFDCBFGHGDBGHDH',
      'FGBFHCFBAEGEHGSCDBEDHFHDADHGEGFC',
    ],
    [
      [15, 75, 520],
      [9, 40, 240],
      [6, 22, 100],
      [4, 13, 52],
      [3, 8, 26],
      [2, 6, 18],
      [2, 4, 12],
      [1, 3, 9],
    ],
  ),
  machine(
    { number: 7, volatility: 4, wilds: 'expanding' },
    [
      'DABFGBFDCHFHBDHGEGEHGCHCSEAEDFGF',
      'FCDHBEFDGWAHDGHDFGHEHBESCGFAFECBG',
      'HAHAHDBFEFDSFGCDCHEFGDCBEGEGFGWHB',
      'ADFCDBEDFSHGCBFBCGAEGHEGEFHWHFHGD',
      'BCAFESECEGFBGFEHGDFADHBDGHDGHCHF',
    ],
    [
      [60, 380, 2800],
      [35, 160, 950],
      [22, 80, 400],
      [14, 45, 190],
      [8, 25, 95],
      [6, 16, 60],
      [4, 11, 40],
      [3, 7, 30],
    ],
  ),
  machine(
    { number: 8, volatility: 5, wilds: 'multiplying' },
    [
      'EAGSFCHEGFHBFHBDGHCGEADFDEHBGCDF',
      'FGBDFWHFCGFEDCABHCDHG2EGEHESAGFHDB',
      'DG2FH3FCGCDBHEGFEHEDGFGCSBAHDHFABE',
      'CGDCHDHFESGFAFDAEBE2DBGHBHGF3EHFCG',
      'FAFEBGFBHDFGHEGCSDFHGBDCDECGHEAH',
    ],
    [
      [40, 260, 1600],
      [22, 110, 650],
      [14, 50, 260],
      [9, 28, 120],
      [5, 15, 55],
      [4, 9, 35],
      [2, 6, 22],
      [2, 4, 15],
    ],
  ),
  machine(
    { number: 9, volatility: 1, wins: 'clusters', rows: 5 },
    [
      'HHHGGFFFEEDDCCBBAS',
      'GGGHHHFFEECCDDAABB',
      'FFHHHGGGSEEEDDCCBA',
      'HHHFFFGGEEDDBBCCAA',
      'GGHHHFFFEEDDCCASBB',
    ],
    [
      [200, 1000, 5000],
      [90, 450, 2500],
      [45, 200, 1000],
      [30, 120, 600],
      [12, 55, 250],
      [8, 34, 150],
      [6, 24, 100],
      [5, 16, 60],
    ],
  ),
  machine(
    {
      number: 10,
      volatility: 4,
      wilds: 'substituting',
      hold: {
        coins: 6,
        respins: 3,
        oneIn: 18,
        values: [
          { prize: null, lineBets: 5, weight: 400 },
          { prize: null, lineBets: 10, weight: 300 },
          { prize: null, lineBets: 20, weight: 160 },
          { prize: null, lineBets: 40, weight: 80 },
          { prize: 'mini', lineBets: 100, weight: 40 },
          { prize: 'minor', lineBets: 250, weight: 16 },
          { prize: 'major', lineBets: 1000, weight: 4 },
        ],
        grandLineBets: 10_000,
      },
    },
    [
      'ABHCDSEFG$$HGHFEDH',
      'HDWFGC$$GEABHFCEHD',
      'GCHF$$HEDSGBEWFAGH',
      'FHWDE$$GHCGFBHAGED',
      'EGHFSDBHAC$$HGFEHD',
    ],
    [
      [90, 450, 2200],
      [60, 250, 1100],
      [40, 150, 600],
      [25, 80, 300],
      [16, 50, 160],
      [10, 30, 100],
      [7, 20, 70],
      [5, 15, 50],
    ],
  ),
];

/** Returns the machine of a number. @throws RangeError if there is none */
export function getSlotModel(number: number): SlotModel {
  const found = slotModels.find((entry) => entry.number === number);
  if (found === undefined) throw new RangeError(`no slot machine ${number}`);
  return found;
}
