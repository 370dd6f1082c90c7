/** The lines of a scale from 0 up, evenly apart: `steps` of `step` each. */
export interface BalanceScale {
  step: number;
  steps: number;
}

/** Steps that are easy to count in, within one power of ten. */
const easySteps = [1, 2, 5, 10];
const mostSteps = 4;
/** What is off by the arithmetic of floats alone. */
const tolerance = 1e-9;

/**
 * Returns the scale for balances up to `highest`: at most four easy steps, so that the highest is on or below the last
 * line. A step is never smaller than the smallest unit of a currency with so many `decimals`.
 */
export function balanceScale(highest: number, decimals: number): BalanceScale {
  const needed = Math.max(highest / mostSteps, 10 ** -decimals);
  const power = 10 ** Math.floor(Math.log10(needed) + tolerance);
  const step = power * (easySteps.find((factor) => factor * power >= needed * (1 - tolerance)) ?? 10);
  return { step, steps: Math.max(1, Math.ceil((highest / step) * (1 - tolerance))) };
}
