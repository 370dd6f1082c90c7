'use client';

import { type DepositMethod, nextStep } from '../deposit-method.js';
import { NetworkDetails } from '../network-details.js';
import { CryptoStep } from './crypto-step.js';

/** Crypto: the player chooses the network first, then gets an address to send to. */
export const cryptoMethod: DepositMethod = {
  kinds: ['crypto'],
  details: { title: 'payments.crypto.title', Component: NetworkDetails, carries: ['network'] },
  next: nextStep('crypto', CryptoStep),
};
