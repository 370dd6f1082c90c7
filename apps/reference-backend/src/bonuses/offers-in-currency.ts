import { type Bonus } from '@casino-kit/api-contract';
import { compare, decimalPlaces, truncate } from '@casino-kit/money';
import { shownContributions } from './contributions.js';
import { inCurrency } from '../settings/euro-figures.js';
import { type bonuses, type OfferTexts } from './tables.js';
import { type WageringTerms } from './wagering.js';

type OfferRow = typeof bonuses.$inferSelect;

const amounts = [
  'minimumDeposit',
  'cashAmount',
  'maxBonusThreshold',
  'maxWin',
  'maxBet',
  'minBalance',
  'freeSpinValue',
] as const satisfies (keyof Bonus)[];

/** Returns a wagering requirement, a multiple of the bonus, of at most the cap. */
function capped(multiplier: Bonus['wageringMultiplier'], cap: number | null): Bonus['wageringMultiplier'] {
  if (cap === null || multiplier === null || multiplier === undefined) return multiplier;
  return compare(multiplier, String(cap)) > 0 ? String(cap) : multiplier;
}

/** Returns an offer, written in euro, in another currency, its wagering requirement capped by the policy. */
export function offerIn(
  row: OfferRow,
  currencyCode: string,
  language: string | undefined,
  wageringCap: number | null,
): Bonus {
  const { id, type, name, offer, conditions, startsAt, endsAt } = row;
  const converted = Object.fromEntries(
    amounts.flatMap((field) => {
      const euro = offer[field];
      return euro === null || euro === undefined
        ? []
        : [[field, truncate(inCurrency(euro, currencyCode), decimalPlaces(currencyCode))]];
    }),
  );
  return {
    ...offer,
    ...converted,
    contributions: shownContributions(offer),
    ...(wageringCap !== null && { wageringMultiplier: capped(offer.wageringMultiplier, wageringCap) }),
    id,
    type,
    name,
    // A reward of the club has no end.
    ...(conditions.club === undefined && { start: startsAt.toISOString(), expire: endsAt.toISOString() }),
    validOnDays: [...(conditions.validOnDays ?? [])],
    needsCoupon: conditions.needsCoupon ?? false,
    addedToCalendar: conditions.addedToCalendar ?? false,
    ...textsIn(row.translations, language),
  };
}

/** Returns the texts of an offer in a language; nothing when it is written in English alone. */
export function textsIn(translations: Record<string, OfferTexts>, language: string | undefined): OfferTexts {
  return translations[language?.toLowerCase() ?? 'en'] ?? {};
}

/** Returns the terms of an offer in a currency. */
export function toWageringTerms(offer: Bonus, currencyCode: string): WageringTerms {
  return {
    currencyCode,
    wageringType: offer.wageringType ?? 'REAL_TO_FUN',
    wageringMultiplier: offer.wageringMultiplier ?? '0',
    multiplier: offer.multiplier ?? '1',
    maxWin: offer.maxWin ?? null,
    maxBet: offer.maxBet ?? null,
    minBalance: offer.minBalance ?? '0',
  };
}
