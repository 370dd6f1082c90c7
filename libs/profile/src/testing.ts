import { type Consent, type Player } from '@casino-kit/api-contract';
import { playerFieldsHandlers } from '@casino-kit/player-fields/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';

const wrapped = (data: unknown) => HttpResponse.json({ success: true, data: data as object });

/** Returns a player of whom everything is known and checked: every field that can be locked is. */
export function lockedPlayer(overrides: Partial<Player> = {}): Player {
  return makeUserDetails({
    getUser: {
      userId: '84210336',
      nickname: 'marlon',
      email: 'marlon@example.com',
      isEmailVerified: true,
      phoneCode: '31',
      phone: '612047788',
      dateOfBirth: '1988-05-14',
      countryCode: 'NL',
      city: 'Rotterdam',
      zipCode: '3011 AB',
      address: 'Wijnhaven 14',
      kycStatus: 'APPROVED',
      ...overrides,
    },
  }).getUser;
}

/** Returns a player of whom everything is known and the identity is not verified: the address is open. */
export const unverifiedPlayer = (overrides: Partial<Player> = {}): Player =>
  lockedPlayer({ kycStatus: '', ...overrides });

/** Returns a player without any data: a placeholder address, the unset date of birth, no names. */
export function newPlayer(overrides: Partial<Player> = {}): Player {
  return makeUserDetails({
    getUser: {
      userId: '84210337',
      nickname: '',
      email: '84210337@empty.email',
      isEmailVerified: false,
      firstName: '',
      lastName: '',
      phoneCode: '',
      phone: '',
      dateOfBirth: '1900-01-01',
      countryCode: '',
      city: '',
      ...overrides,
    },
  }).getUser;
}

export interface ProfileServer {
  /** Whose details the server keeps. */
  player?: Player | undefined;
  /** The message of a response to a change: a sentence or a text key. */
  message?: string | null | undefined;
  /** Whether the player has a password, or only a passkey. */
  hasPassword?: boolean | undefined;
  /** Receives every requested change. */
  onUpdate?: ((body: Record<string, unknown>) => void) | undefined;
}

/** MSW handlers of a server on which every call of this library succeeds; it stores what it receives. */
export function profileHandlers({
  player = lockedPlayer(),
  message = null,
  hasPassword = true,
  onUpdate,
}: ProfileServer = {}): HttpHandler[] {
  let stored = player;
  const passkey = { id: '1', name: 'iPhone 15', kind: 'phone', createdAt: '2026-03-02T10:00:00Z' };
  return [
    http.get('*/api/user/security', () => wrapped({ passkeys: hasPassword ? [] : [passkey], hasPassword })),
    http.get('*/api/user/get-user-details', () => wrapped(makeUserDetails({ getUser: stored }))),
    http.put('*/api/user/update-user-details', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      onUpdate?.(body);
      const known = Object.entries(body).filter(([name]) => Object.hasOwn(stored, name));
      stored = { ...stored, ...(Object.fromEntries(known) as Partial<Player>) };
      return wrapped({ success: true, message });
    }),
    http.post('*/api/user/send-verification-email', () => wrapped({})),
    ...playerFieldsHandlers,
  ];
}

/** MSW handlers of a server that keeps what a player agrees to receive. */
export function consentHandlers({
  given = [],
  isClosed = false,
  isAskedAtSignUp = false,
  onSet,
}: {
  given?: readonly Consent[] | undefined;
  /** The player is excluded. */
  isClosed?: boolean | undefined;
  isAskedAtSignUp?: boolean | undefined;
  /** Receives what is sent. */
  onSet?: ((given: Consent[]) => void) | undefined;
} = {}): HttpHandler[] {
  let stored = given;
  return [
    http.get('*/api/user/consent', () => wrapped({ given: stored, isClosed, isAskedAtSignUp })),
    http.put('*/api/user/consent', async ({ request }) => {
      const body = (await request.json()) as { given: Consent[] };
      onSet?.(body.given);
      stored = body.given;
      return wrapped({ given: stored, isClosed, isAskedAtSignUp });
    }),
  ];
}
