import { type DepositMethod, nextStep } from '../deposit-method.js';
import { RedirectStep } from '../redirect/redirect-step.js';
import { OtherDetails } from './other-details.js';

/** Stands in for a method of a kind that the app has registered nothing for: the redirect form (decision 44). */
export const otherMethod: DepositMethod = {
  kinds: [],
  details: { title: 'payments.redirect.title', Component: OtherDetails, carries: ['network'] },
  next: nextStep('redirect', RedirectStep),
};
