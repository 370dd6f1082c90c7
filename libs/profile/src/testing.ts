import { type ErrorBody, type Player } from '@casino-kit/api-contract';
import { playerFieldsHandlers } from '@casino-kit/player-fields/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

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
  player?: Player;
  /** The message of a response to a change: a sentence or a text key. */
  message?: string | null;
  /** Receives every requested change. */
  onUpdate?: (body: Record<string, unknown>) => void;
}

/** MSW handlers of a server on which every call of this library succeeds; it stores what it receives. */
export function profileHandlers({
  player = lockedPlayer(),
  message = null,
  onUpdate,
}: ProfileServer = {}): HttpHandler[] {
  let kept = player;
  return [
    http.get('*/api/user/get-user-details', () => wrapped(makeUserDetails({ getUser: kept }))),
    http.put('*/api/user/update-user-details', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      onUpdate?.(body);
      const known = Object.entries(body).filter(([name]) => Object.hasOwn(kept, name));
      kept = { ...kept, ...(Object.fromEntries(known) as Partial<Player>) };
      return wrapped({ success: true, message });
    }),
    http.post('*/api/user/send-verification-email', () => wrapped({})),
    ...playerFieldsHandlers,
  ];
}

const addresses = {
  update: ['put', '*/api/user/update-user-details'],
  confirmation: ['post', '*/api/user/send-verification-email'],
  details: ['get', '*/api/user/get-user-details'],
} as const;
/** `update` also changes the password; `confirmation` sends the link that confirms an email address. */
export type ProfileCall = keyof typeof addresses;

const answering = (call: ProfileCall, resolver: Parameters<typeof http.put>[1]): HttpHandler => {
  const [method, path] = addresses[call];
  return http[method](path, resolver);
};

/** Returns a handler of a server that rejects a call with an error body of the contract. */
export function refusing(
  call: ProfileCall,
  status: number,
  body: Pick<ErrorBody, 'code'> & Partial<Omit<ErrorBody, 'success' | 'code'>>,
): HttpHandler {
  return answering(call, () => HttpResponse.json({ success: false, message: '', ...body }, { status }));
}

/** Returns a handler of a server that cannot be reached for a call. */
export function unreachable(call: ProfileCall): HttpHandler {
  return answering(call, () => HttpResponse.error());
}

/** Returns a handler of a server that never responds to a call. */
export function silent(call: ProfileCall): HttpHandler {
  return answering(call, async () => {
    await delay('infinite');
  });
}
