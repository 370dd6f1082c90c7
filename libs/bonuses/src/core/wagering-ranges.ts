import { type Amount, compare, isPositive, multiply } from '@casino-kit/money';

/** Returns the smallest of 1, 2, 5, 10, 20, 50, … that is not less than an amount. Only crypto currencies use cents. */
function roundUp(amount: Amount): Amount {
  let step: Amount = '0.00000001';
  for (let turn = 0; compare(step, amount) < 0; turn += 1)
    step = multiply(step, turn % 3 === 1 ? '2.5' : '2');
  return step;
}

/**
 * Returns the upper ends of the ranges in which results are shown, ascending; above the last comes "more". The first is
 * a round amount around the bonus money, the others are two and four times that; none reaches the maximum that becomes
 * cash.
 */
export function rangeEnds(money: Amount, maxWin: Amount | null): Amount[] {
  const first = roundUp(isPositive(money) ? money : '1');
  const ends = [first, multiply(first, '2'), multiply(first, '4')];
  return maxWin === null ? ends : ends.filter((end) => compare(end, maxWin) < 0);
}
