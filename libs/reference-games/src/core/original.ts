import { diceMultiplier, drawDiceNumber, isDiceWin, parseDiceChoice } from './dice.js';
import { type RoundSeeds } from './fair-draw.js';
import { drawMines, minesMultiplier, parseMinesChoice } from './mines.js';
import { drawPlinkoPath, parsePlinkoChoice, getPlinkoBin, plinkoBins } from './plinko.js';

/** The original games. */
export const originals = ['dice', 'mines', 'plinko'] as const;
export type Original = (typeof originals)[number];

/**
 * A round as its seeds draw it. `drawn`: of dice the number in hundredths, of mines the tiles with mines, of plinko the steps
 * of the ball (0 left, 1 right). `multiplier` is what it pays, in stakes.
 */
export interface OriginalDraw {
  drawn: number[];
  multiplier: string;
}

const nothing = '0.0000';

const draws: Readonly<Record<Original, (choice: string, seeds: RoundSeeds) => OriginalDraw | null>> = {
  dice(text, seeds) {
    const choice = parseDiceChoice(text);
    if (choice === null) return null;
    const number = drawDiceNumber(seeds);
    return { drawn: [number], multiplier: isDiceWin(choice, number) ? diceMultiplier(choice) : nothing };
  },
  mines(text, seeds) {
    const choice = parseMinesChoice(text);
    if (choice === null) return null;
    const { mines, opened } = choice;
    const drawn = drawMines({ mines, ...seeds });
    const isHit = opened.some((tile) => drawn.includes(tile));
    return { drawn, multiplier: isHit ? nothing : minesMultiplier(mines, opened.length) };
  },
  plinko(text, seeds) {
    const choice = parsePlinkoChoice(text);
    if (choice === null) return null;
    const drawn = drawPlinkoPath({ rows: choice.rows, ...seeds });
    return { drawn, multiplier: plinkoBins(choice)[getPlinkoBin(drawn)] ?? nothing };
  },
};

/**
 * Draws a round of an original game from its seeds. `choice` is what the player chose, as its text: `over-62.00`,
 * `mines-3-0-12` with the opened tiles, `plinko-16-high`. Null if the game knows no such choice.
 */
export function drawOriginal(game: Original, choice: string, seeds: RoundSeeds): OriginalDraw | null {
  return draws[game](choice, seeds);
}
