import { type Amount, compare, decimalPlaces, isPositive, multiply } from '@casino-kit/money';

/** The usual stake as a fraction: a fortieth of the bonus money. */
const usualPart = '0.025';
const around = 2;

/** 1, 2 and 5 of every power of ten that a currency can have, ascending; of money with cents from ten cents on. */
function ladder(currencyCode: string): Amount[] {
  const places = decimalPlaces(currencyCode);
  const steps: Amount[] = [];
  for (let power = places === 2 ? -1 : -places; power <= 6; power += 1)
    for (const digit of ['1', '2', '5'])
      steps.push(power < 0 ? `0.${'0'.repeat(-power - 1)}${digit}` : `${digit}${'0'.repeat(power)}`);
  return steps;
}

export interface StakeChoice {
  /** Ascending; at least one. */
  stakes: Amount[];
  usual: Amount;
}

/**
 * Returns the stakes offered for a bonus of so much money: some steps around a fortieth of it, none above its maximum
 * bet. `wanted` is included and becomes the usual one, unless it is larger than allowed.
 */
export function stakesFor(
  money: Amount,
  {
    maxBet,
    currencyCode,
    wanted,
  }: { maxBet: Amount | null; currencyCode: string; wanted?: Amount | undefined },
): StakeChoice {
  const isAllowed = (stake: Amount) => maxBet === null || compare(stake, maxBet) <= 0;
  const all = ladder(currencyCode);
  const aim = multiply(money, usualPart);
  const allowed = all.filter(isAllowed);
  // A maximum bet below every step is the only stake.
  const steps = allowed.length > 0 ? allowed : [maxBet ?? all[0] ?? '1'];
  const fitting = steps.filter((stake) => compare(stake, aim) <= 0).length;
  const place = Math.max(0, fitting - 1);
  const usual = steps[place] ?? '1';
  const stakes = steps.slice(Math.max(0, place - around), place + around + 1);
  if (wanted === undefined || !isPositive(wanted) || !isAllowed(wanted)) return { stakes, usual };
  const same = stakes.find((stake) => compare(stake, wanted) === 0);
  if (same !== undefined) return { stakes, usual: same };
  return { stakes: [...stakes, wanted].sort(compare), usual: wanted };
}
