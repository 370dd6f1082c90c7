import { type DepositMethod, nextStep } from '../deposit-method.js';
import { NetworkDetails } from '../network-details.js';
import { CryptoStep } from './crypto-step.js';

/** Crypto: the network is chosen first, then an address is given to send to. */
export const cryptoMethod: DepositMethod = {
  kinds: ['crypto'],
  details: { title: 'payments.crypto.title', Component: NetworkDetails, carries: ['network'] },
  next: nextStep('crypto', CryptoStep),
};
