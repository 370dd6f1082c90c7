import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { getDocumentLabels } from '@casino-kit/api-contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askDueChecks } from '../src/affordability/ask-due-checks.js';
import { type AffordabilityCheck } from '../src/affordability/affordability-check.js';
import { createHttpCheck } from '../src/affordability/http-check.js';
import { readNetDepositMarks } from '../src/affordability/mark-net-deposits.js';
import { processDuePayouts } from '../src/withdrawals/process-due-payouts.js';
import { players } from '../src/identity/tables.js';
import { changeSettings, control, type PolicySwitches } from './support/control.js';
import { begin } from './support/documents.js';
import { setClocks } from './support/rakeback.js';
import {
  deposit,
  logInAgain,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { playerWhoMayWithdraw, withdraw } from './support/withdrawing.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
const at = (instant: string) => setClocks([backend], instant);
beforeEach(async () => {
  at('2026-11-26T12:00:00Z');
  await use({ netDepositSignal: { amount: '150', currencyCode: 'GBP' } });
});
afterEach(() => changeSettings(backend, { policy: null }));

const use = (policy: PolicySwitches) => changeSettings(backend, { policy });
const pay = async (player: TestPlayer, amount: string) => {
  expect((await deposit(backend, player, { amount })).status).toBe(200);
};
const readMarks = async ({ id }: TestPlayer) =>
  (await readNetDepositMarks(backend.services.database, 100)).filter(({ playerId }) => playerId === id);
const html = async () => (await backend.fetchControl('/control')).text();

describe('net deposits of 30 days (netDepositSignal)', () => {
  it('netDepositSignal: marks a player whose net deposits pass the amount, once in 30 days', async () => {
    const player = await newPlayer(backend);
    await pay(player, '150');
    expect(await readMarks(player)).toEqual([]);
    await pay(player, '10');
    await pay(player, '10');
    const [mark, ...others] = await readMarks(player);
    expect(mark).toMatchObject({ netDeposits: '160.00000000', currencyCode: 'GBP', answer: null });
    expect(others).toEqual([]);
    expect(await html()).toContain(`<td>${player.id}</td><td>160.00 GBP</td><td>not checked</td>`);
    at('2026-12-26T12:01:00Z');
    // Sessions do not last for a month.
    const again = await logInAgain(backend, player);
    await pay(again, '150');
    expect(await readMarks(player)).toHaveLength(1);
    await pay(again, '10');
    expect(await readMarks(player)).toHaveLength(2);
  });

  it('marks nobody without the switch', async () => {
    await use({});
    const player = await newPlayer(backend);
    await pay(player, '500');
    expect(await readMarks(player)).toEqual([]);
  });

  it('is a switch of Great Britain', async () => {
    const open = {
      identityCheckBefore: 'withdrawal',
      forcedLimitChoice: false,
      registerRequired: false,
      fundsAcknowledgement: false,
    } as const;
    await use({ preset: 'ukgc', ...open });
    const player = await newPlayer(backend);
    await pay(player, '151');
    expect(await readMarks(player)).toHaveLength(1);
  });

  it('converts the amount, and does not count what failed or was paid out', async () => {
    await use({ netDepositSignal: { amount: '2500', currencyCode: 'NOK' } });
    const player = await playerWhoMayWithdraw(backend, '250');
    expect(await readMarks(player)).toEqual([]);
    await withdraw(backend, player, { amount: '100' });
    at('2026-11-27T12:00:00Z');
    await processDuePayouts(backend.services);
    await deposit(backend, player, { amount: '300', number: '4000000000000002' });
    await pay(player, '100');
    expect(await readMarks(player)).toEqual([]);
    await pay(player, '10');
    expect(await readMarks(player)).toMatchObject([{ netDeposits: '2600.00000000', currencyCode: 'NOK' }]);
  });

  it('marks once when two deposits pass the amount at the same time', async () => {
    const player = await newPlayer(backend);
    await Promise.all([pay(player, '160'), pay(player, '160')]);
    expect(await readMarks(player)).toHaveLength(1);
  });
});

describe('the check of affordability', () => {
  const marked = async (): Promise<TestPlayer> => {
    const player = await newPlayer(backend);
    await pay(player, '200');
    return player;
  };
  const ask = (check: AffordabilityCheck | undefined) =>
    askDueChecks(backend.services.database, check, backend.clock.now());
  const answering = (answer: Awaited<ReturnType<AffordabilityCheck['checkAffordability']>>) => {
    const asked: unknown[] = [];
    const check: AffordabilityCheck = {
      checkAffordability: (person, figures) => {
        asked.push({ person, figures });
        return Promise.resolve(answer);
      },
    };
    return { check, asked };
  };
  // No mark of another test is due.
  beforeEach(() =>
    askDueChecks(backend.services.database, answering('fine').check, new Date('2027-06-01T00:00:00Z')),
  );

  it('is asked once, with the person and the figures', async () => {
    const player = await marked();
    await backend.services.database
      .update(players)
      .set({ firstName: 'Anna', lastName: 'Berg', zipCode: 'E1 6AN' })
      .where(eq(players.id, player.id));
    const { check, asked } = answering('fine');
    await Promise.all([ask(check), ask(check)]);
    await ask(check);
    expect(asked).toEqual([
      {
        person: {
          firstName: 'Anna',
          lastName: 'Berg',
          dateOfBirth: '1990-04-12',
          address: '',
          city: '',
          zipCode: 'E1 6AN',
          countryCode: 'CW',
        },
        figures: { netDeposits: '200.00', currencyCode: 'GBP', days: 30 },
      },
    ]);
    expect(await readMarks(player)).toMatchObject([{ answer: 'fine', askAt: null }]);
  });

  it('marks a player who is to show documents of the source of funds', async () => {
    const player = await marked();
    await ask(answering('ask-documents').check);
    expect(await readMarks(player)).toMatchObject([{ answer: 'ask-documents', askAt: null }]);
    expect(await html()).toContain(
      `<td>${player.id}</td><td>200.00 GBP</td><td>ask for documents of the source of funds</td>`,
    );
  });

  it('asks the player for the source of funds beside the documents of everyone, when the check wants it', async () => {
    const player = await marked();
    const fetchLabelKinds = async ({ token }: TestPlayer) =>
      (await backend.call(getDocumentLabels, { token })).body.data.labels.map(({ kind }) => kind);
    const ofEveryone = await fetchLabelKinds(player);
    expect(ofEveryone).not.toContain('source-of-funds');
    await ask(answering('ask-documents').check);
    expect(await fetchLabelKinds(player)).toEqual([...ofEveryone, 'source-of-funds']);
    const begun = await begin(backend, player, 1_000, { kind: 'source-of-funds' });
    expect(begun.status, await begun.text()).toBe(201);
    expect(await fetchLabelKinds(await newPlayer(backend))).toEqual(ofEveryone);
  });

  it('is over when the operator closes the mark: nothing is asked, of anyone', async () => {
    const player = await marked();
    await ask(answering('ask-documents').check);
    const [mark] = await readMarks(player);
    const path = `net-deposit-marks/${mark?.id}/close`;
    expect(await html()).toContain(`/control/${path}`);
    await control(backend, path);
    expect(await readMarks(player)).toEqual([]);
    expect(await html()).not.toContain(`/control/${path}`);
    const { body } = await backend.call(getDocumentLabels, { token: player.token });
    expect(body.data.labels.map(({ kind }) => kind)).not.toContain('source-of-funds');
    // Twice is once, and the player is not marked again within 30 days.
    await control(backend, path);
    await pay(player, '10');
    expect(await readMarks(player)).toEqual([]);
    expect(
      (await backend.fetchControl('/control/net-deposit-marks/999/close', { method: 'POST' })).status,
    ).toBe(404);
  });

  it('is asked again a quarter of an hour after it did not answer', async () => {
    const player = await marked();
    const broken = answering('unavailable');
    await ask(broken.check);
    await ask(broken.check);
    expect(broken.asked).toHaveLength(1);
    expect(await readMarks(player)).toMatchObject([{ answer: 'unavailable' }]);
    at('2026-11-26T12:16:00Z');
    await ask(answering('fine').check);
    expect(await readMarks(player)).toMatchObject([{ answer: 'fine' }]);
  });

  it('is not asked where none is configured', async () => {
    const player = await marked();
    await ask(undefined);
    expect(await readMarks(player)).toMatchObject([{ answer: null }]);
  });
});

describe('a check behind an address', () => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => answer(request, response));
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/check`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const person = {
    firstName: 'Anna',
    lastName: 'Berg',
    dateOfBirth: null,
    address: '',
    city: '',
    zipCode: '',
    countryCode: 'GB',
  };
  const figures = { netDeposits: '200.00', currencyCode: 'GBP', days: 30 };
  const asked = (timeoutMs = 5_000) =>
    createHttpCheck({ url, key: 'secret-key', timeoutMs }).checkAffordability(person, figures);

  it('gets the person and the figures as JSON with its key', async () => {
    const seen: { authorization: string | undefined; body: string }[] = [];
    answer = (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ authorization: request.headers.authorization, body });
        response.end('{"answer":"ask-documents"}');
      });
    };
    expect(await asked()).toBe('ask-documents');
    expect(seen).toEqual([{ authorization: 'Bearer secret-key', body: JSON.stringify({ person, figures }) }]);
  });

  it.each([
    ['an error', (response: ServerResponse) => response.writeHead(500).end('{"answer":"fine"}')],
    ['another answer', (response: ServerResponse) => response.end('{"answer":"maybe"}')],
    ['no JSON', (response: ServerResponse) => response.end('<html>')],
    ['too much', (response: ServerResponse) => response.end(`{"answer":"fine"}${' '.repeat(5_000)}`)],
    ['a redirect', (response: ServerResponse) => response.writeHead(302, { location: url }).end()],
  ])('takes %s for no answer', async (_, respond) => {
    answer = (__, response) => void respond(response);
    expect(await asked()).toBe('unavailable');
  });

  it('takes a late answer for none', async () => {
    answer = () => undefined;
    expect(await asked(20)).toBe('unavailable');
  });
});
