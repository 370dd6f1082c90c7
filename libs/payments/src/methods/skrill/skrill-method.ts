'use client';

import { type DepositMethod, nextStep } from '../deposit-method.js';
import { RedirectStep } from '../redirect/redirect-step.js';
import { SkrillDetails } from './skrill-details.js';

/** Skrill: an account by its email address; the payment is confirmed on Skrill's page. */
export const skrillMethod: DepositMethod = {
  kinds: ['skrill'],
  details: { title: 'payments.skrill.title', Component: SkrillDetails, carries: ['skrillEmail'] },
  next: nextStep('redirect', RedirectStep),
};
