/** How many parts an axis has: two axes of as many have their ticks at the same heights. */
const parts = 4;
/** Steps that are easy to count in, as multiples of a power of ten. */
const easy = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Returns the ticks of an axis from zero to `highest` or just above it, at whole numbers: always as many, evenly apart. */
export function evenTicks(highest: number): number[] {
  const least = Math.max(1, highest / parts);
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = easy.map((factor) => factor * power);
  const step = steps.find((one) => one >= least && Number.isInteger(one)) ?? 10 * power;
  return Array.from({ length: parts + 1 }, (_part, index) => index * step);
}
