/** Returns the whole number nearest to a value towards zero, from `least` to `most`: the page or length that a query asks for. */
export const wholeFrom = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, Math.trunc(value)));
