import { createHmac, timingSafeEqual } from 'node:crypto';

export const timestampHeader = 'payment-timestamp';
export const signatureHeader = 'payment-signature';

/** How old, or how far ahead, a message may be, so that a captured one cannot be replayed later. */
const windowSeconds = 300;

/** Returns the signature of a message: HMAC-SHA-256 over its time (seconds) and its body, in hex. */
export function computeSignature(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** Returns the headers of a message. */
export function signedHeaders(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return { [timestampHeader]: timestamp, [signatureHeader]: computeSignature(secret, timestamp, body) };
}

/** Whether a message was signed with the secret, at about this time. */
export function isSigned(
  secret: string,
  headers: Readonly<Record<string, unknown>>,
  body: string,
  now: Date,
): boolean {
  const [timestamp, signature] = [headers[timestampHeader], headers[signatureHeader]];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Number(timestamp) - now.getTime() / 1_000) > windowSeconds) return false;
  const [given, wanted] = [Buffer.from(signature), Buffer.from(computeSignature(secret, timestamp, body))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
