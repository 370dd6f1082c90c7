'use client';

import { type DepositMethod, nextStep } from '../deposit-method.js';
import { CpfDetails } from './cpf-details.js';
import { PixStep } from './pix-step.js';

/** Pix, under the payer's CPF. */
export const cpfMethod: DepositMethod = {
  kinds: ['cpf', 'pix'],
  details: { title: 'payments.cpf.title', Component: CpfDetails, carries: ['cpf'] },
  next: nextStep('pix', PixStep),
};
