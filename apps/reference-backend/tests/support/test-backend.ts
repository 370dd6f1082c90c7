import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { expect } from 'vitest';
import * as v from 'valibot';
import {
  createDeposit,
  login,
  signUp,
  type AnyEndpoint,
  type EndpointData,
  type EndpointInput,
  type ErrorBody,
} from '@casino-kit/api-contract';
import { type Backend, createBackend } from '../../src/backend.js';
import { readConfiguration } from '../../src/configuration.js';
import { type OpenDatabase } from '../../src/database/database.js';
import { logOptions } from '../../src/http/log.js';
import { findResources, type Resources } from '../../src/resources.js';
import { audited, running } from './audited.js';
import { Canaries } from './canaries.js';
import { openTestDatabase } from './databases.js';
import { artwork } from './folders.js';
import { TestClock } from './test-clock.js';

export const shell = 'http://shell.test';

export interface ApiResponse<D> {
  status: number;
  headers: Headers;
  body: { success: boolean; data: D } & ErrorBody;
}
export interface Request {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A running backend, with a client for it. */
export interface TestBackend extends Backend {
  url: string;
  clock: TestClock;
  /** Everything it has logged so far. */
  logged(): string;
  /** Secrets in requests and responses; after the file's tests none of them may have been logged. */
  canaries: Canaries;
  call<E extends AnyEndpoint>(endpoint: E, request?: Request): Promise<ApiResponse<EndpointData<E>>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Address of the control page, and a request to it. */
  controlUrl: string;
  fetchControl(path: string, init?: RequestInit): Promise<Response>;
}

export interface TestBackendOptions {
  open?: OpenDatabase;
  variables?: Record<string, string>;
  resources?: Partial<Resources>;
  /** Shared by the nodes of one test: a secret of one node may be logged by no other. */
  canaries?: Canaries;
}

/** Calls a backend at an address. */
export function createClient(url: string, canaries?: Canaries): Pick<TestBackend, 'call' | 'fetch'> {
  return {
    fetch: (path, init) => fetch(new URL(path, url), { redirect: 'manual', ...init }),
    async call<E extends AnyEndpoint>(endpoint: E, request: Request = {}) {
      const { token, params = {}, query, body, headers } = request;
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      const response = await fetch(new URL(`${path}?${new URLSearchParams(query)}`, url), {
        method: endpoint.method,
        headers: {
          ...(endpoint.body && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(endpoint.body && { body: JSON.stringify(body ?? {}) }),
      });
      const read = (await response.json()) as ApiResponse<EndpointData<E>>['body'];
      canaries?.call(token, body, read.data);
      return { status: response.status, headers: response.headers, body: read };
    },
  };
}

/** Starts a backend on its own database; it is stopped after the file's tests. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const open = options.open ?? (await openTestDatabase());
  const lines: string[] = [];
  const canaries = options.canaries ?? new Canaries();
  const clock = new TestClock();
  const backend = await createBackend({
    configuration: readConfiguration({
      BACKEND_PORT: '0',
      PUBLIC_URL: 'http://backend.test',
      SHELL_URL: `${shell}, http://other-shell.test`,
      SIGN_UPS_PER_HOUR: '100000',
      ...options.variables,
    }),
    open,
    resources: { ...findResources(), artwork, ...options.resources },
    clock,
    log: pino(logOptions('debug'), { write: (line: string) => void lines.push(line) }),
    checkResponses: true,
    // Far longer than any test: tests deliver the provider's automatic messages themselves.
    notifyAfterMs: 3_600_000,
    sweepMs: 3_600_000,
    lateResponseMs: 50,
    readModelMs: 0,
  });
  const { port, controlPort } = await backend.listen();
  audited.add(open.database);
  running.add(async () => {
    await backend.close();
    await open.close();
    canaries.expectNoneIn(lines.join(''));
  });
  const url = `http://127.0.0.1:${port}`;
  const controlUrl = `http://localhost:${controlPort}`;
  return {
    ...backend,
    url,
    controlUrl,
    clock,
    canaries,
    logged: () => lines.join(''),
    ...createClient(url, canaries),
    fetchControl: createClient(controlUrl).fetch,
  };
}

export const password = 'Tidal-Secret-1';

export interface TestPlayer {
  id: number;
  email: string;
  token: string;
}

/** What the reference brand's form requires of everyone, whatever the identifier. */
export const person = {
  dateOfBirth: '1990-04-12',
  countryCode: 'CW',
  currencyCode: 'EUR',
  isAdult: true,
  termsAccepted: true,
};

let lastPhone = 15_170_000_000;
/** Returns a German mobile number that no player has; a deposit requires one. */
export const newPhone = () => ({ phoneCode: '49', phone: String(++lastPhone) });
export const withoutPhone = { phoneCode: '', phone: '' };

/** Signs up a new player with a phone; the token of sign-up is the player's. `form` changes what is sent. */
export async function newPlayer(
  { call }: Pick<TestBackend, 'call'>,
  form: EndpointInput<typeof signUp>['body'] = {},
): Promise<TestPlayer> {
  const email = `${randomBytes(6).toString('hex')}@player.example`;
  const created = await call(signUp, {
    body: { email, password, ...newPhone(), ...person, ...form },
  });
  expect(created.status, created.body.message).toBe(200);
  const { accessToken, createUser } = created.body.data;
  return { id: Number(createUser.userId), email, token: accessToken };
}

/** Logs a player of {@link newPlayer} in again, and returns the player with the token of that session. */
export async function logInAgain(
  { call }: Pick<TestBackend, 'call'>,
  { id, email }: Pick<TestPlayer, 'id' | 'email'>,
): Promise<TestPlayer> {
  const { status, body } = await call(login, { body: { email, password }, headers: fromAnywhere() });
  expect(status, body.message).toBe(200);
  return { id, email, token: body.data.accessToken };
}

let lastAddress = 0;
/** Returns the header of an address that no other request has, so that tests do not share limits by address. */
export function fromAnywhere() {
  lastAddress += 1;
  return { 'x-forwarded-for': `198.19.${(lastAddress >> 8) & 255}.${lastAddress & 255}` };
}

export const newKey = () => randomBytes(12).toString('hex');

const tokenResponse = v.object({ data: v.object({ cardToken: v.string() }) });

/** Shows the provider a card and returns its token. */
export async function cardToken(
  { fetch }: Pick<TestBackend, 'fetch'>,
  number = '4242424242424242',
  name = 'Test Player',
): Promise<string> {
  const response = await fetch('/payment-provider/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: '12/30', cvc: '123', name }),
  });
  return v.parse(tokenResponse, await response.json()).data.cardToken;
}

/** Returns a deposit request for a card of the provider. */
export async function deposit(
  backend: Pick<TestBackend, 'call' | 'fetch'>,
  player: TestPlayer,
  {
    number,
    amount = '50',
    key = newKey(),
    ...rest
  }: {
    number?: string;
    amount?: string;
    key?: string;
    returnPath?: string;
    keepCard?: boolean;
    headers?: Record<string, string>;
  } = {},
): Promise<ApiResponse<EndpointData<typeof createDeposit>>> {
  const { headers, ...more } = rest;
  return backend.call(createDeposit, {
    token: player.token,
    headers: { 'idempotency-key': key, ...headers },
    body: {
      paymentMethodId: 'card',
      amount,
      currencyCode: 'EUR',
      cardToken: await cardToken(backend, number),
      ...more,
    },
  });
}
