import {
  type AccountLogin,
  type AccountSecurity,
  type AccountSession,
  type ConfirmationMethod,
  type Passkey,
} from '@casino-kit/api-contract';

const minuteMs = 60_000;
/** A time in the past, in minutes before now, as ISO 8601. */
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString();

/** A passkey on a phone that was used five minutes ago. */
export function makePasskey(overrides: Partial<Passkey> = {}): Passkey {
  return {
    id: 'phone',
    name: 'iPhone 15',
    kind: 'phone',
    createdAt: '2026-03-02T10:00:00.000Z',
    lastUsedAt: ago(5),
    ...overrides,
  };
}

/** Three passkeys: a phone, a computer, a security key that was never used. */
export const somePasskeys: Passkey[] = [
  makePasskey(),
  makePasskey({
    id: 'computer',
    name: 'MacBook, Chrome',
    kind: 'computer',
    createdAt: '2026-06-14T10:00:00.000Z',
  }),
  makePasskey({
    id: 'key',
    name: 'Security key, USB',
    kind: 'key',
    createdAt: '2026-06-14T10:00:00.000Z',
    lastUsedAt: null,
  }),
];

/** An account with passkeys, an authenticator app, and seven of ten recovery codes. */
export function makeSecurity(overrides: Partial<AccountSecurity> = {}): AccountSecurity {
  return {
    passkeys: somePasskeys,
    authenticator: { since: '2026-03-04T10:00:00.000Z' },
    recoveryCodes: { left: 7, total: 10 },
    hasPassword: true,
    strongAuthentication: 'offered',
    confirmedUntil: null,
    factorRemovalAt: null,
    ...overrides,
  };
}

/** An account with a password and nothing else. */
export const plainSecurity = (): AccountSecurity =>
  makeSecurity({ passkeys: [], authenticator: null, recoveryCodes: null });

/** A session on a phone. */
export function makeSession(overrides: Partial<AccountSession> = {}): AccountSession {
  return {
    id: 'here',
    kind: 'phone',
    device: 'iPhone 15',
    browser: 'Safari',
    place: 'Willemstad, Curaçao',
    method: 'passkey',
    startedAt: ago(90),
    lastSeenAt: ago(0),
    isCurrent: false,
    isNewDevice: false,
    ...overrides,
  };
}

/** Four sessions: this one, a known one, a new one, an old one abroad. */
export const someSessions = (): AccountSession[] => [
  makeSession({ isCurrent: true }),
  makeSession({
    id: 'mac',
    kind: 'computer',
    device: 'MacBook',
    browser: 'Chrome 141',
    lastSeenAt: ago(160),
  }),
  makeSession({
    id: 'windows',
    kind: 'computer',
    device: 'Windows',
    browser: 'Firefox 144',
    method: 'code',
    lastSeenAt: ago(31),
    isNewDevice: true,
  }),
  makeSession({
    id: 'ipad',
    kind: 'tablet',
    device: 'iPad',
    browser: 'Safari',
    place: 'Amsterdam, Netherlands',
    lastSeenAt: ago(26_000),
  }),
];

/** A login of the past. */
export function makeLogin(overrides: Partial<AccountLogin> = {}): AccountLogin {
  return {
    id: 'login-1',
    kind: 'phone',
    device: 'iPhone 15',
    browser: 'Safari',
    place: 'Willemstad, Curaçao',
    method: 'passkey',
    at: ago(90),
    ...overrides,
  };
}

/** `count` logins, one every ten hours, the latest first. */
export const makeLogins = (count: number): AccountLogin[] =>
  Array.from({ length: count }, (_, at) =>
    makeLogin({
      id: `login-${at + 1}`,
      at: ago(600 * at + 90),
      ...(at % 3 === 1 && { kind: 'computer', device: 'MacBook', browser: 'Chrome 141', method: 'password' }),
    }),
  );

/** Ten recovery codes. */
export const recoveryCodes: string[] = Array.from(
  { length: 10 },
  (_, at) => `k7m${at}-${at}q9x-p${at}t3-bfrq`,
);

/** Every way to confirm, the strongest first. */
export const allMethods: ConfirmationMethod[] = ['passkey', 'code', 'recoveryCode', 'password', 'mail'];
