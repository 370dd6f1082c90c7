/** Returns 128 random bits in hexadecimal, a new idempotency key. Unlike `randomUUID`, it also works on plain http. */
export function createIdempotencyKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
