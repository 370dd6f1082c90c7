import { isCashbackOffered } from '@casino-kit/api-contract';
import { type BrandFields } from '../settings/brand-fields.js';

/** What the brand gives back of play, as decimal fractions. */
export interface RewardRates {
  rakeback: string;
  cashback: string;
}

/** Returns the rates of a brand: no cashback where its theme has none (§2). */
export function ratesOfBrand(rates: RewardRates, { theme = '' }: Partial<BrandFields>): RewardRates {
  return isCashbackOffered(theme) ? rates : { ...rates, cashback: '0' };
}
