'use client';

import { type DepositMethod, nextStep } from '../deposit-method.js';
import { RedirectDetails } from './redirect-details.js';
import { RedirectStep } from './redirect-step.js';

/** Methods that are finished on the provider's own page: online banking of any kind ("carouseller", netbanking). */
export const redirectMethod: DepositMethod = {
  kinds: ['carouseller', 'netbanking', 'redirect'],
  details: { title: 'payments.redirect.title', Component: RedirectDetails, carries: [] },
  next: nextStep('redirect', RedirectStep),
};
