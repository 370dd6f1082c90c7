import { type ChargeRequest } from '../../payment-protocol/charge.js';
import { type RejectionName } from '../outcomes.js';
import { getRejectionByAmount, getRejectionByName, getRejectionByTaxpayer } from '../test-triggers.js';
import { startBank } from './bank.js';
import { startCrypto } from './crypto.js';
import { startPix } from './pix.js';
import { startRedirect } from './redirect.js';
import { type Started } from './started.js';
import { startUpi } from './upi.js';

/** Returns the outcome that amount, name or number of a payment trigger (see the test cards page). */
export function getOrderedRejection({ payment, amount }: ChargeRequest): RejectionName | undefined {
  const byAmount = getRejectionByAmount(amount);
  if (byAmount !== undefined) return byAmount;
  if (payment.kind === 'skrill') return getRejectionByName(payment.skrillEmail.split('@')[0] ?? '');
  return payment.kind === 'cpf' ? getRejectionByTaxpayer(payment.cpf) : undefined;
}

/** Returns what a payment by anything but a card requires of its payer; `undefined` for cards. */
export function startPayment(request: ChargeRequest, publicUrl: string, now: Date): Started | undefined {
  const { payment, amount, currencyCode, reference, locale } = request;
  switch (payment.kind) {
    case 'card':
      return undefined;
    case 'crypto':
      return startCrypto(payment, amount, currencyCode, now);
    case 'upi':
      return startUpi(amount, reference, now);
    case 'cpf':
      return startPix(amount, reference, now);
    case 'bank':
      return startBank(now);
    case 'skrill':
    case 'carouseller':
    case 'netbanking':
      return startRedirect(locale, publicUrl, now);
  }
}
