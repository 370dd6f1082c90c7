import { randomInt } from 'node:crypto';
import { minutesFrom } from '../../clock.js';
import { merchant } from '../merchant.js';
import { type Started } from './started.js';

const days = 14;
/** Without letters and digits that look alike when they are copied by hand. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Starts a transfer to an account, with a reference that names the payment. Banks may take days. */
export function startBank(now: Date): Started {
  const drawn = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
  const expiresAt = minutesFrom(now, days * 24 * 60);
  return {
    step: {
      type: 'bank',
      ...merchant.bank,
      reference: `CK-${drawn}`,
      expiresAt: expiresAt.toISOString(),
    },
    expiresAt,
  };
}
