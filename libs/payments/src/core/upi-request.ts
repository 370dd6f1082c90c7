/** The contents of a UPI payment address: payee, amount and reference. */
export interface UpiRequest {
  payee: string;
  amount: string | null;
  reference: string | null;
}

/** Percent-decodes a part of a query; returns it unchanged when the encoding is broken. */
function decoded(part: string): string {
  const text = part.replaceAll('+', ' ');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parses `upi://pay?pa=…&am=…&tr=…`, the content of a QR code; `null` for anything else. */
export function readUpiRequest(text: string): UpiRequest | null {
  const [, query] = /^upi:\/\/pay\/?\?(.+)$/i.exec(text.trim()) ?? [];
  if (query === undefined) return null;
  const parameters = new Map(
    query.split('&').map((part) => {
      const [name = '', ...value] = part.split('=');
      return [decoded(name), decoded(value.join('='))] as const;
    }),
  );
  const payee = parameters.get('pa')?.trim() ?? '';
  return payee === ''
    ? null
    : { payee, amount: parameters.get('am') ?? null, reference: parameters.get('tr') ?? null };
}

/** How a code in an image relates to the pending request. Error codes are those of §8. */
export type UpiCodeCheck = 'same' | 'UPI_QR_EXPIRED' | 'UPI_QR_UNREADABLE';

/**
 * Compares a code read from an image (`null`: none found) with the pending request. A code of another request is
 * expired: it belongs to one that was replaced.
 */
export function checkUpiCode(read: string | null, waiting: string): UpiCodeCheck {
  const found = read === null ? null : readUpiRequest(read);
  if (found === null) return 'UPI_QR_UNREADABLE';
  const wanted = readUpiRequest(waiting);
  const same =
    wanted !== null &&
    found.payee === wanted.payee &&
    found.reference === wanted.reference &&
    found.amount === wanted.amount;
  return same ? 'same' : 'UPI_QR_EXPIRED';
}

/** Maximum size in bytes of an image that is read: enough for a phone's photo. */
export const largestQrImage = 10 * 1024 * 1024;
