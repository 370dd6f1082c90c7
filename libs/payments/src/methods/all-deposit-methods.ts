'use client';

import { bankMethod } from './bank/bank-method.js';
import { cardMethod } from './card/card-method.js';
import { cpfMethod } from './cpf/cpf-method.js';
import { cryptoMethod } from './crypto/crypto-method.js';
import { type DepositMethod } from './deposit-method.js';
import { redirectMethod } from './redirect/redirect-method.js';
import { skrillMethod } from './skrill/skrill-method.js';
import { upiMethod } from './upi/upi-method.js';

/** Every method of this library, for an app that offers whatever its server lists. */
export const allDepositMethods: readonly DepositMethod[] = [
  cardMethod,
  cryptoMethod,
  bankMethod,
  skrillMethod,
  cpfMethod,
  upiMethod,
  redirectMethod,
];
