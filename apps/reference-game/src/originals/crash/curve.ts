import { type Hundredths, msToMultiplier, multiplierAt } from '@casino-kit/reference-games';

/** The part of a round that the board shows: from its start to so many ms, and from 1.00 to so many hundredths. */
export interface CurveFrame {
  ms: number;
  top: Hundredths;
}

/** A place on the board, in per cent of it from the left and from the top. */
export interface CurvePlace {
  x: number;
  y: number;
}

const leastFrame: CurveFrame = { ms: 26_000, top: 476 };
/** How far to the right and up the end of the curve may get, as a share of the board. */
const farthest = { x: 0.8, y: 0.66 };
const points = 48;
const mostLines = 6;
const start: Hundredths = 100;

/** Returns what the board shows so many ms after the start: its scale stays at first, then the whole curve stays visible. */
export function curveFrame(elapsed: number): CurveFrame {
  const above = multiplierAt(elapsed) - start;
  return {
    ms: Math.max(leastFrame.ms, elapsed / farthest.x),
    top: Math.max(leastFrame.top, start + above / farthest.y),
  };
}

const within = (share: number) => Math.min(100, Math.max(0, share * 100));

/** Returns where a multiplier stands that is reached so many ms after the start. */
export function curvePlace(ms: number, multiplier: Hundredths, frame: CurveFrame): CurvePlace {
  return {
    x: within(ms / frame.ms),
    y: 100 - within((multiplier - start) / (frame.top - start)),
  };
}

/** Returns the curve up to a multiplier as places, from the start on. */
export function curvePlaces(multiplier: Hundredths, frame: CurveFrame): CurvePlace[] {
  const above = multiplier - start;
  const steps = Math.max(1, Math.min(points, above));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = start + Math.round((above * step) / steps);
    return curvePlace(msToMultiplier(at), at, frame);
  });
}

/** Returns places as the `d` of an SVG path. */
export const toSvgPath = (places: readonly CurvePlace[]): string =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');

/** Returns the least of some steps that makes at most six lines. */
const stepFor = (range: number, steps: readonly number[]): number =>
  steps.find((step) => range / step <= mostLines) ?? steps.at(-1) ?? range;

/** Returns the multipliers that have a line, from 1.00 on. */
export function multiplierLines({ top }: CurveFrame): Hundredths[] {
  const step = stepFor(top - start, [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]);
  const lines = Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step);
  return [start, ...lines.filter((line) => line > start)];
}

/** Returns the times that are named, in ms, from 0 on. */
export function timeLines({ ms }: CurveFrame): number[] {
  const step = stepFor(ms, [5_000, 10_000, 20_000, 30_000, 60_000]);
  return Array.from({ length: Math.floor(ms / step) + 1 }, (_, index) => index * step);
}
