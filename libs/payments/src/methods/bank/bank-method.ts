'use client';

import { type DepositMethod, nextStep } from '../deposit-method.js';
import { BankStep } from './bank-step.js';

/** A transfer to the casino's account by the player's own bank. */
export const bankMethod: DepositMethod = { kinds: ['bank'], next: nextStep('bank', BankStep) };
