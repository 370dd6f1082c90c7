import {
  type AccountLogin,
  type AccountSecurity,
  type AccountSession,
  type ConfirmationMethod,
} from '@casino-kit/api-contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  allMethods,
  makeLogins,
  makePasskey,
  makeSecurity,
  recoveryCodes,
  someSessions,
} from './fixtures.js';

/** What {@link securityHandlers} starts with. */
export interface SecurityServer {
  security?: AccountSecurity | undefined;
  sessions?: readonly AccountSession[] | undefined;
  logins?: readonly AccountLogin[] | undefined;
  /** How a call can be confirmed. */
  methods?: readonly ConfirmationMethod[] | undefined;
}

/** The one-time code that the server accepts. */
export const rightCode = '123456';
/** The password that the server accepts. */
export const rightPassword = 'Harbour-2026!';

const loginsOnPage = 20;
const soon = () => new Date(Date.now() + 300_000).toISOString();
/** A challenge for the browser, as a server would send it. */
const challenge = (options: object = {}) => ({
  ticket: 'ticket',
  options: { challenge: 'AAAA', rpId: 'localhost', ...options },
});
const creation = {
  rp: { id: 'localhost', name: 'Casino' },
  user: { id: 'AAAA', name: 'marlon', displayName: 'marlon' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
const respond = (data: object) => HttpResponse.json({ success: true, data });
const reject = (status: number, code: string, params: Record<string, string> = {}) =>
  HttpResponse.json({ success: false, code, params }, { status });

/** Creates MSW handlers of a server with the security of an account; what is changed stays changed. */
export function securityHandlers({
  security = makeSecurity(),
  sessions = someSessions(),
  logins = makeLogins(24),
  methods = allMethods,
}: SecurityServer = {}): HttpHandler[] {
  let now = security;
  let open = [...sessions];
  let tries = 5;
  const change = (next: Partial<AccountSecurity>) => {
    now = { ...now, ...next };
  };
  const newCodes = () => {
    change({ recoveryCodes: { left: recoveryCodes.length, total: recoveryCodes.length } });
    return { recoveryCodes };
  };
  const wrong = (code: string) => {
    tries -= 1;
    return tries < 0
      ? reject(429, 'TOO_MANY_TRIES', { minutes: '15' })
      : reject(401, code, { triesLeft: String(tries) });
  };
  return [
    http.get('*/api/user/security', () => respond(now)),
    http.post('*/api/user/passkeys/options', () => respond(challenge(creation))),
    http.post('*/api/user/passkeys', () => {
      const added = makePasskey({
        id: `passkey-${now.passkeys.length + 1}`,
        name: 'Pixel 9',
        createdAt: new Date().toISOString(),
        lastUsedAt: null,
      });
      change({ passkeys: [...now.passkeys, added] });
      return respond(added);
    }),
    http.put('*/api/user/passkeys/:id', async ({ params, request }) => {
      const { name } = (await request.json()) as { name: string };
      change({ passkeys: now.passkeys.map((key) => (key.id === params['id'] ? { ...key, name } : key)) });
      return respond(now.passkeys.find(({ id }) => id === params['id']) ?? makePasskey({ name }));
    }),
    http.delete('*/api/user/passkeys/:id', ({ params }) => {
      change({ passkeys: now.passkeys.filter(({ id }) => id !== params['id']) });
      return respond({});
    }),
    http.post('*/api/user/authenticator/start', () =>
      respond({
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        address: 'otpauth://totp/Casino:marlon?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Casino',
      }),
    ),
    http.post('*/api/user/authenticator/confirm', async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      if (code !== rightCode) return wrong('CODE_WRONG');
      change({ authenticator: { since: new Date().toISOString() } });
      return respond(newCodes());
    }),
    http.delete('*/api/user/authenticator', () => {
      change({ authenticator: null, ...(now.passkeys.length === 0 && { recoveryCodes: null }) });
      return respond({});
    }),
    http.post('*/api/user/recovery-codes', () => respond(newCodes())),
    http.post('*/api/user/factor-removal', () => {
      const removalAt = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString();
      change({ factorRemovalAt: removalAt });
      return respond({ removalAt });
    }),
    http.delete('*/api/user/factor-removal', () => {
      change({ factorRemovalAt: null });
      return respond({});
    }),
    http.post('*/api/user/confirmation/start', () =>
      respond({
        methods,
        passkey: methods.includes('passkey') ? challenge() : null,
        confirmedUntil: null,
        factorRemovalHours: 72,
      }),
    ),
    http.post('*/api/user/confirmation/send-code', () => respond({})),
    http.post('*/api/user/confirmation', async ({ request }) => {
      const proof = (await request.json()) as { method: string; code?: string; password?: string };
      if (proof.method === 'password' && proof.password !== rightPassword) return wrong('WRONG_CREDENTIALS');
      if (['code', 'mail'].includes(proof.method) && proof.code !== rightCode) return wrong('CODE_WRONG');
      if (proof.method === 'recoveryCode' && !recoveryCodes.includes(proof.code ?? ''))
        return wrong('CODE_WRONG');
      return respond({ confirmedUntil: soon() });
    }),
    http.get('*/api/user/sessions', () => respond(open)),
    http.delete('*/api/user/sessions', () => {
      open = open.filter(({ isCurrent }) => isCurrent);
      return respond({});
    }),
    http.delete('*/api/user/sessions/:id', ({ params }) => {
      open = open.filter(({ id }) => id !== params['id']);
      return respond({});
    }),
    http.get('*/api/user/logins', ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      const from = before === null ? 0 : logins.findIndex(({ id }) => id === before) + 1;
      const page = logins.slice(from, from + loginsOnPage);
      return respond({ logins: page, hasMore: from + loginsOnPage < logins.length });
    }),
  ];
}
