import { minutesFrom } from '../../clock.js';
import { merchant } from '../merchant.js';
import { type Started } from './started.js';

const minutes = 30;

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** Returns CRC-16/CCITT-FALSE in four capital hex digits, the end of every Pix code. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Returns the "copia e cola" of a Pix payment: an EMV merchant code with amount and reference. */
export function pixCode(amount: string, reference: string): string {
  const body = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', merchant.pixKey)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount),
    field('58', 'BR'),
    field('59', merchant.name),
    field('60', merchant.city),
    field('62', field('05', reference.replaceAll('-', '').slice(0, 25))),
    '6304',
  ].join('');
  return body + checksum(body);
}

/** Starts a payment by a Pix code that a bank's app pays within half an hour. */
export function startPix(amount: string, reference: string, now: Date): Started {
  const expiresAt = minutesFrom(now, minutes);
  const code = pixCode(amount, reference);
  return { step: { type: 'pix', code, expiresAt: expiresAt.toISOString() }, expiresAt };
}
