'use client';

import { type DepositMethod, nextStep } from '../deposit-method.js';
import { UpiStep } from './upi-step.js';

/** UPI: a request that is paid from a UPI app by its QR code. */
export const upiMethod: DepositMethod = { kinds: ['upi'], next: nextStep('upi', UpiStep) };
