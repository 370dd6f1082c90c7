import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type AnyEndpoint, type EndpointData, type ErrorBody, signUp } from '@casino-kit/api-contract';
import { createBackend } from '../../src/backend.js';
import { readConfiguration } from '../../src/configuration.js';
import { openDatabase } from '../../src/database/open.js';
import { findResources } from '../../src/resources.js';
import { type Caller, openEveryGame } from './open-every-game.js';

// Opens every listed game once on a backend with a new database, as a guest who plays the demo and as a new player with
// real money, and plays a demo round in each that a player has alone: npm run open-games. Fails if one does not open. The artwork must be built (nx build @casino-kit/artwork).
const folder = mkdtempSync(join(tmpdir(), 'casino-kit-games-'));
const configuration = readConfiguration({
  BACKEND_PORT: '0',
  CONTROL_PAGE: 'off',
  DATA_DIRECTORY: join(folder, 'data'),
  LOG_LEVEL: 'error',
});
const resources = findResources();
const open = await openDatabase(configuration, resources.migrations, () => process.exit(1));
const backend = await createBackend({ configuration, open, resources, log: pino({ level: 'error' }) });
const { port } = await backend.listen();

let calls = 0;
const caller: Caller = {
  async call<E extends AnyEndpoint>(
    endpoint: E,
    { token, params = {}, query, headers, body }: Parameters<Caller['call']>[1] = {},
  ) {
    calls += 1;
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const response = await fetch(`http://127.0.0.1:${port}${path}?${new URLSearchParams(query)}`, {
      method: endpoint.method,
      headers: {
        ...headers,
        ...(endpoint.body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        // As from many visitors: one address may send only so many requests a minute.
        'x-forwarded-for': `198.18.${(calls >> 8) & 255}.${calls & 255}`,
      },
      ...(endpoint.body && { body: JSON.stringify(body ?? {}) }),
    });
    return {
      status: response.status,
      body: (await response.json()) as { data: EndpointData<E> } & ErrorBody,
    };
  },
};

const signedUp = await caller.call(signUp, {
  body: {
    email: `${randomBytes(6).toString('hex')}@player.example`,
    ...{ password: 'Secret-1', phoneCode: '49', phone: '15170000001', dateOfBirth: '1990-04-12' },
    ...{ countryCode: 'CW', currencyCode: 'EUR', isAdult: true, termsAccepted: true },
  },
});
if (signedUp.status !== 200) throw new Error(`No player could be signed up: ${signedUp.body.message}`);

const { listed, counted, opened, played, refused } = await openEveryGame(caller, [
  undefined,
  signedUp.body.data.accessToken,
]);
await backend.close();
await open.close();
rmSync(folder, { recursive: true, force: true });

for (const line of refused) process.stdout.write(`${line}\n`);
process.stdout.write(`${listed} listed, ${opened} opened, ${played} played, ${listed - opened} refused\n`);
if (listed === 0 || listed !== counted || opened !== listed) {
  process.stderr.write(
    listed === 0 ? 'There are no games: build the artwork first.\n' : `The list says it has ${counted}.\n`,
  );
  process.exitCode = 1;
}
