import { type FeltLayout } from './spot-geometry.js';
import { lattice, type LatticePlace, getSpotRange, spotAtPlace } from './spot-lattice.js';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export type FeltKey = ArrowKey | 'Home' | 'End';

/** Where the keyboard is on the felt. The place keeps its lane while it crosses a wide spot such as the zero. */
export interface FeltCursor {
  spot: string;
  place: LatticePlace;
}

const wideSteps: Readonly<Record<ArrowKey, LatticePlace>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** The upright felt is the wide one turned by a quarter: its streets run down, and its outside bets are at the left. */
const uprightSteps: Readonly<Record<ArrowKey, LatticePlace>> = {
  ArrowLeft: { x: 0, y: 1 },
  ArrowRight: { x: 0, y: -1 },
  ArrowUp: { x: -1, y: 0 },
  ArrowDown: { x: 1, y: 0 },
};

const isOnFelt = ({ x, y }: LatticePlace) => x >= 0 && x <= lattice.columns && y >= 0 && y <= lattice.outside;

/** Returns the cursor of a spot that was focused without the arrow keys. */
export function cursorAt(spot: string): FeltCursor {
  const { x, y } = getSpotRange(spot);
  return { spot, place: { x: Math.round((x[0] + x[1]) / 2), y: Math.round((y[0] + y[1]) / 2) } };
}

function step(cursor: FeltCursor, by: LatticePlace): FeltCursor | null {
  let { x, y } = cursor.place;
  for (;;) {
    x += by.x;
    y += by.y;
    if (!isOnFelt({ x, y })) return null;
    const spot = spotAtPlace({ x, y });
    if (spot !== null && spot !== cursor.spot) return { spot, place: { x, y } };
  }
}

/**
 * Moves the cursor over the felt as it is seen: an arrow leads to the next spot in its direction, through splits and
 * corners; Home and End lead to the first and last of the line. At an edge it stays.
 */
export function moveCursor(cursor: FeltCursor, key: FeltKey, layout: FeltLayout): FeltCursor {
  const steps = layout === 'wide' ? wideSteps : uprightSteps;
  if (key !== 'Home' && key !== 'End') return step(cursor, steps[key]) ?? cursor;
  const by = steps[key === 'Home' ? 'ArrowLeft' : 'ArrowRight'];
  let moved = cursor;
  for (let next = step(moved, by); next !== null; next = step(moved, by)) moved = next;
  return moved;
}
