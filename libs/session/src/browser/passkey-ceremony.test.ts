import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForPasskey, createPasskey, PasskeyError, stopAskingForPasskey } from './passkey-ceremony.js';
import { canFillInPasskeys, canUsePasskeys } from './passkey-support.js';

const challenge = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Casino' },
  user: { id: 'AAAA', name: 'marlon', displayName: 'marlon' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

/** Plays the browser: `navigator.credentials` and what announces it. */
function playBrowser(credentials: Partial<CredentialsContainer>, fillsIn?: () => Promise<boolean>) {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: fillsIn }),
  );
  vi.stubGlobal('navigator', { credentials });
}
const throwing = (name: string) => () => Promise.reject(new DOMException('no', name));
const getReason = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof PasskeyError ? error.reason : 'another error'),
  );

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

describe('a passkey that the browser does not return', () => {
  it.each([
    ['NotAllowedError', 'cancelled'],
    ['InvalidStateError', 'registered'],
    ['NotSupportedError', 'unsupported'],
    ['ConstraintError', 'unsupported'],
    ['AbortError', 'replaced'],
    ['UnknownError', 'failed'],
    ['SecurityError', 'failed'],
  ])('after %s is “%s”', async (name, reason) => {
    playBrowser({ create: throwing(name), get: throwing(name) });
    expect(await getReason(createPasskey(challenge))).toBe(reason);
    expect(await getReason(askForPasskey(challenge))).toBe(reason);
  });

  it('is not supported in a browser without passkeys, which is not asked', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    expect(canUsePasskeys()).toBe(false);
    expect(await getReason(createPasskey(challenge))).toBe('unsupported');
    expect(await getReason(askForPasskey(challenge))).toBe('unsupported');
  });
});

it('a failure names itself, its reason and its cause', async () => {
  playBrowser({ create: throwing('NotAllowedError') });
  await expect(createPasskey(challenge)).rejects.toMatchObject({
    name: 'PasskeyError',
    message: 'passkey: cancelled',
    cause: { name: 'NotAllowedError' },
  });
});

it('a passkey that is no longer asked for is “replaced”', async () => {
  playBrowser({
    get: (options) =>
      new Promise((_, reject) => {
        options!.signal!.addEventListener('abort', () => reject(options!.signal!.reason));
      }),
  });
  const asked = getReason(askForPasskey(challenge));
  await stopAskingForPasskey();
  expect(await asked).toBe('replaced');
});

describe('filling in', () => {
  it('is offered where the browser says so', async () => {
    playBrowser({}, () => Promise.resolve(true));
    expect(await canFillInPasskeys()).toBe(true);
    playBrowser({}, () => Promise.reject(new Error('no')));
    expect(await canFillInPasskeys()).toBe(false);
    playBrowser({});
    expect(await canFillInPasskeys()).toBe(false);
  });
  it('is not offered in a browser without passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    expect(await canFillInPasskeys()).toBe(false);
  });
});
