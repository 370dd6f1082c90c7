'use client';

import { lazy } from 'react';
import { type DepositMethod, nextStep } from '../deposit-method.js';
import { OtherDetails } from './other-details.js';

/** Loaded only when a player comes back from the provider's page without having paid. */
const RedirectStep = lazy(async () => ({
  default: (await import('../redirect/redirect-step.js')).RedirectStep,
}));

/** The fallback for a method of a kind that the app has not registered: the redirect form (decision 44). */
export const otherMethod: DepositMethod = {
  kinds: [],
  details: { title: 'payments.redirect.title', Component: OtherDetails, carries: ['network'] },
  next: nextStep('redirect', RedirectStep),
};
