import { vi } from 'vitest';
import { type FakePasskeys, fakePasskeys } from '@casino-kit/session/testing';

/** Gives the page of a test a browser with passkeys, and returns the requests that it gets. */
export function playBrowser(options?: FakePasskeys): unknown[] {
  const { PublicKeyCredential, credentials, requests } = fakePasskeys(options);
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  return requests;
}
