'use client';

import { type Bonus } from '@casino-kit/api-contract';
import { BonusProvider } from '../bonus-provider/bonus-provider.js';
import { type BonusOptions } from '../bonus-links.js';
import { OfferAction } from '../offer-action/offer-action.js';

export interface ActivateButtonProps extends BonusOptions {
  /** The offer, as the list of promotions has it; its state decides between button, link and explanation. */
  bonus: Bonus;
}

/**
 * The button of one offer, wherever a host renders it. Activates the offer after a dialog that shows its terms and what
 * an active bonus loses; links to the deposit, the login or the coupon if those come first; explains why nothing can be
 * done now (§4).
 */
export function ActivateButton({ bonus, ...options }: ActivateButtonProps) {
  return (
    <BonusProvider options={options}>
      <OfferAction bonus={bonus} />
    </BonusProvider>
  );
}
