/** An exact non-negative fraction. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b));

/** Returns a sum in lowest terms. */
export function sumOfFractions(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(
    (total, { numerator, denominator }) => {
      const above = total.numerator * denominator + numerator * total.denominator;
      const below = total.denominator * denominator;
      const divisor = commonDivisor(below, above);
      return { numerator: above / divisor, denominator: below / divisor };
    },
    { numerator: 0n, denominator: 1n },
  );
}

/** Returns a product. */
export const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});
