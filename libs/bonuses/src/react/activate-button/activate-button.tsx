import { type Bonus } from '@casino-kit/api-contract';
import { BonusProvider } from '../bonus-provider/bonus-provider.js';
import { type BonusOptions } from '../bonus-links.js';
import { OfferAction } from '../offer-action/offer-action.js';

export interface ActivateButtonProps extends BonusOptions {
  bonus: Bonus;
}

/**
 * The button of one offer, wherever a host shows it: activates what can be activated, after a dialog that names what it asks
 * for and what an active bonus loses; leads to the deposit, the login or the coupon where those come first; says why where
 * nothing can be done now (§4).
 */
export function ActivateButton({ bonus, ...options }: ActivateButtonProps) {
  return (
    <BonusProvider options={options}>
      <OfferAction bonus={bonus} />
    </BonusProvider>
  );
}
