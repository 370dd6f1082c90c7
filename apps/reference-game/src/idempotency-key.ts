/** Returns a new key of 128 random bits in hex, even in an insecure context without `randomUUID`. */
export function newIdempotencyKey(source: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
