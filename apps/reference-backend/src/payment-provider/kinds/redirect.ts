import { randomBytes } from 'node:crypto';
import { minutesFrom } from '../../clock.js';
import { type Started } from './started.js';

const minutes = 30;

/** Skrill, netbanking, online banking: the payer decides on a page of the provider within half an hour. */
export function startRedirect(locale: string, publicUrl: string, now: Date): Started {
  const pageKey = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({ payment: pageKey, ...(locale !== '' && { locale }) });
  const expiresAt = minutesFrom(now, minutes);
  const url = `${publicUrl}/payment-provider/pay?${query}`;
  return { step: { type: 'redirect', url, expiresAt: expiresAt.toISOString() }, expiresAt, pageKey };
}
