import { minutesFrom } from '../../clock.js';
import { merchant } from '../merchant.js';
import { type Started } from './started.js';

const minutes = 10;

/** Starts a request that a UPI app pays by its QR code within ten minutes. */
export function startUpi(amount: string, reference: string, now: Date): Started {
  const fields = {
    pa: merchant.upiId,
    pn: merchant.name,
    tr: reference.replaceAll('-', '').slice(0, 32),
    am: amount,
    cu: 'INR',
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const expiresAt = minutesFrom(now, minutes);
  const uri = `upi://pay?${query.join('&')}`;
  return { step: { type: 'upi', uri, expiresAt: expiresAt.toISOString() }, expiresAt };
}
