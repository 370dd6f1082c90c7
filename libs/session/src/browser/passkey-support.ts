/** Returns whether this browser knows passkeys at all; not on a server, and not over a connection without TLS. */
export function canUsePasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** Resolves to whether the browser can offer passkeys in the list that a login field fills in from. */
export async function canFillInPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  const { isConditionalMediationAvailable: ask } = PublicKeyCredential;
  if (typeof ask !== 'function') return false;
  return ask.call(PublicKeyCredential).catch(() => false);
}
