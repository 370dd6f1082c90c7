import { type Sha256 } from '../core/statement-check.js';

/** SHA-256 of the browser; `null` if it has none, as on plain http. */
export function browserSha256(): Sha256 | null {
  // The type declaration covers secure pages only.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  return async (text) => {
    const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}
