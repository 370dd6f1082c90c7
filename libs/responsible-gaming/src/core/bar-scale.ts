/** A scale around 0: `step` apart, `above` steps over the line and `below` under it. */
export interface BarScale {
  step: number;
  above: number;
  below: number;
}

/** Steps that are easy to count in, within one power of ten. */
const easySteps = [1, 2, 5, 10];
const mostSteps = 3;
/** What is off by the arithmetic of floats alone. */
const tolerance = 1e-9;

/**
 * Returns the scale for bars up to `highest` above the line and `lowest` below it, neither negative: at most three easy
 * steps on the longer side, so that every bar ends within the outermost marks, and one above the line in any case: what it
 * divides is seen.
 */
export function barScale(highest: number, lowest: number): BarScale {
  const needed = Math.max(highest, lowest) / mostSteps;
  if (needed <= 0) return { step: 1, above: 0, below: 0 };
  const power = 10 ** Math.floor(Math.log10(needed) + tolerance);
  const step = power * (easySteps.find((factor) => factor * power >= needed * (1 - tolerance)) ?? 10);
  const count = (size: number) => Math.ceil((size / step) * (1 - tolerance));
  return { step, above: Math.max(1, count(highest)), below: count(lowest) };
}
