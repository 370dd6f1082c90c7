/** A fresh key of 128 random bits in hex; also where the page has no secure context and thus no `randomUUID`. */
export function newIdempotencyKey(source: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
