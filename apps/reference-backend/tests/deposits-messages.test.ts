import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDeposit } from '@casino-kit/api-contract';
import { type Charge } from '../src/payment-protocol/charge.js';
import { type SignedMessage } from '../src/payment-protocol/payment-provider.js';
import { backoffMs } from '../src/payment-provider/messages.js';
import { signedHeaders } from '../src/payment-protocol/signature.js';
import { providerCharges, providerMessages } from '../src/payment-provider/tables.js';
import { sweepDeposits } from '../src/payments/sweep.js';
import { webhookPath } from '../src/payments/webhook.js';
import { createWebhookSecretReader } from '../src/payments/webhook-secret.js';
import { startNodes } from './support/nodes.js';
import {
  begunBy,
  decideOnPage,
  depositBy,
  fetchMoney,
  order,
  orderFaults,
  seen,
} from './support/payments.js';
import { connect, next } from './support/sockets.js';
import {
  cardToken,
  deposit,
  newKey,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterEach(async () => {
  backend.clock.shiftTo(0);
  await orderFaults(backend, { responses: 'none', messages: 'none' });
});

const minute = 60_000;
const nothing = { balance: '0.00', count: 0 };
const paidIn = { balance: '50.00', count: 1 };
const deliver = () => backend.provider.deliver();

const readWebhookSecret = (node: TestBackend) => createWebhookSecretReader(node.services.database)();
async function post(
  body: string,
  headers: Record<string, string>,
  node: TestBackend = backend,
): Promise<number> {
  const response = await node.fetch(webhookPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await response.text();
  return response.status;
}
/** Creates a message about a charge, as the provider sends it. */
const createMessage = (charge: Charge) => JSON.stringify({ id: newKey(), type: 'charge', charge });
async function send(charge: Charge, node: TestBackend = backend): Promise<number> {
  const body = createMessage(charge);
  return post(body, signedHeaders(await readWebhookSecret(node), body, node.clock.now()), node);
}
/** Creates a pending transfer with its charge. */
async function waiting(node: TestBackend = backend) {
  const player = await newPlayer(node);
  const { depositId } = await begunBy(node, player, 'bank');
  const pending = await node.services.provider.find(depositId);
  if (pending === undefined) throw new Error('the charge is missing');
  const approved: Charge = { ...pending, status: 'approved', version: 2, step: null, expiresAt: null };
  return { player, depositId, pending, approved };
}

describe('a message', () => {
  it('that is signed settles the deposit, however often and whenever it comes', async () => {
    const { player, depositId, pending, approved } = await waiting();
    expect(await Promise.all([send(approved), send(approved), send(approved)])).toEqual([200, 200, 200]);
    expect(await send(pending)).toBe(200);
    expect(await send({ ...approved, status: 'declined', version: 3 })).toBe(200);
    expect(await seen(backend, player, depositId)).toMatchObject({ status: 'completed' });
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });

  it('older than the stored charge is ignored', async () => {
    const { player, depositId, pending } = await waiting();
    const failed = { ...pending, status: 'failed', errorCode: 'PROVIDER_ERROR', step: null } as const;
    expect(await send({ ...failed, version: 1 })).toBe(200);
    expect(await seen(backend, player, depositId)).toMatchObject({ status: 'pending' });
    expect(await send({ ...failed, version: 2 })).toBe(200);
    expect(await seen(backend, player, depositId)).toMatchObject({ status: 'failed' });
  });

  it('without a valid signature is rejected', async () => {
    const { player, approved } = await waiting();
    const body = createMessage(approved);
    const secret = await readWebhookSecret(backend);
    const now = backend.clock.now();
    const good = signedHeaders(secret, body, now);
    expect(await post(body, {})).toBe(401);
    expect(await post(body, { ...good, 'payment-signature': 'x' })).toBe(401);
    expect(await post(body, signedHeaders('another secret', body, now))).toBe(401);
    expect(await post(body.replace('"version":2', '"version":3'), good)).toBe(401);
    for (const shift of [-6 * minute, 6 * minute])
      expect(
        await post(body, signedHeaders(secret, body, new Date(now.getTime() + shift))),
        String(shift),
      ).toBe(401);
    expect(await post(body, { ...good, 'payment-timestamp': 'soon' })).toBe(401);
    expect(await fetchMoney(backend, player)).toEqual(nothing);
    expect(await post(body, good)).toBe(200);
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });

  it('that is malformed is rejected, one about an unknown deposit is acknowledged', async () => {
    const secret = await readWebhookSecret(backend);
    for (const body of ['{', '{}', '"text"'])
      expect(await post(body, signedHeaders(secret, body, backend.clock.now())), body).toBe(400);
    const { approved } = await waiting();
    expect(await send({ ...approved, reference: 'nobody knows' })).toBe(200);
    expect(backend.logged()).toContain('a payment message about no deposit');
    expect(backend.logged()).not.toContain(secret);
  });

  it('is sent again with growing pauses until it is acknowledged', async () => {
    expect([1, 2, 3, 20].map(backoffMs)).toEqual([5_000, 10_000, 20_000, 3_600_000]);
    const other = await startTestBackend();
    const player = await newPlayer(other);
    const sent: SignedMessage[] = [];
    other.services.provider.connect((message) => {
      sent.push(message);
      return sent.length === 1 ? Promise.reject(new Error('no route')) : Promise.resolve(sent.length > 2);
    });
    await depositBy(other, player, 'bank');
    for (const seconds of [0, 0, 6, 6, 20, 60]) {
      other.clock.shiftTo(seconds * 1_000);
      await other.provider.deliver();
    }
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers['payment-signature'])).size).toBe(3);
  });
});

describe('faulty messages', () => {
  const redirected = async () => {
    const player = await newPlayer(backend);
    return { player, deposit: await begunBy(backend, player, 'carouseller') };
  };

  it.each(['none', 'doubled', 'reordered'] as const)('%s: posts the deposit once', async (messages) => {
    await orderFaults(backend, { messages });
    const { player, deposit: begun } = await redirected();
    await decideOnPage(backend, begun, 'confirm');
    expect(await fetchMoney(backend, player)).toEqual(nothing);
    await deliver();
    await deliver();
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });

  it('late: ten minutes later', async () => {
    await orderFaults(backend, { messages: 'late' });
    const { player, deposit: begun } = await redirected();
    await decideOnPage(backend, begun, 'confirm');
    await deliver();
    expect(await fetchMoney(backend, player)).toEqual(nothing);
    backend.clock.shiftTo(11 * minute);
    await deliver();
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });

  it('lost for good: the sweep asks the provider', async () => {
    await orderFaults(backend, { messages: 'lost' });
    const { player, deposit: begun } = await redirected();
    await decideOnPage(backend, begun, 'confirm');
    await deliver();
    backend.clock.shiftTo(10 * minute);
    await deliver();
    expect(await seen(backend, player, begun.depositId)).toMatchObject({ status: 'pending' });
    await Promise.all([sweepDeposits(backend.services), sweepDeposits(backend.services)]);
    expect(await seen(backend, player, begun.depositId)).toMatchObject({ status: 'completed' });
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });

  it('before the player is back, and after', async () => {
    const { player, deposit: begun } = await redirected();
    await order(backend, begun.depositId, 'confirm');
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
    const back = await decideOnPage(backend, begun, 'cancel');
    expect(back.searchParams.get('modal')).toBe('deposit-success');
    await deliver();
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });
});

describe('faulty responses', () => {
  const prepareDeposit = async (player: TestPlayer) => {
    const key = newKey();
    const body = {
      paymentMethodId: 'card',
      amount: '50',
      currencyCode: 'EUR',
      cardToken: await cardToken(backend),
    };
    return () =>
      backend.call(createDeposit, { token: player.token, headers: { 'idempotency-key': key }, body });
  };

  it('lost: the deposit is pending until the message arrives, and the same request does not charge twice', async () => {
    const player = await newPlayer(backend);
    const sendOnce = await prepareDeposit(player);
    await orderFaults(backend, { responses: 'lost' });
    const { data } = (await sendOnce()).body;
    expect(data).toMatchObject({ status: 'pending', next: null });
    expect(await fetchMoney(backend, player)).toEqual(nothing);
    await deliver();
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
    await orderFaults(backend, { responses: 'none' });
    expect((await sendOnce()).body.data).toMatchObject({ depositId: data.depositId, status: 'completed' });
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });

  it('lost with the message, too: the sweep asks', async () => {
    const player = await newPlayer(backend);
    await orderFaults(backend, { responses: 'lost', messages: 'lost' });
    const { data } = (await (await prepareDeposit(player))()).body;
    await deliver();
    backend.clock.shiftTo(2 * minute);
    await sweepDeposits(backend.services);
    expect(await seen(backend, player, data.depositId)).toMatchObject({ status: 'pending' });
    await orderFaults(backend, { responses: 'none' });
    backend.clock.shiftTo(4 * minute);
    await sweepDeposits(backend.services);
    expect(await seen(backend, player, data.depositId)).toMatchObject({ status: 'completed' });
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });

  it('lost request: a repeat makes the charge, or it can be cancelled for good', async () => {
    const player = await newPlayer(backend);
    const sendOnce = await prepareDeposit(player);
    await orderFaults(backend, { responses: 'request-lost' });
    const { depositId } = (await sendOnce()).body.data;
    await orderFaults(backend, { responses: 'none' });
    expect((await sendOnce()).body.data).toMatchObject({ depositId, status: 'completed' });

    const another = await prepareDeposit(player);
    await orderFaults(backend, { responses: 'request-lost' });
    const left = (await another()).body.data;
    await orderFaults(backend, { responses: 'none' });
    const cancelled = await backend.services.provider.cancel(left.depositId);
    expect(cancelled).toMatchObject({ status: 'cancelled' });
    expect((await another()).body.data).toMatchObject({
      depositId: left.depositId,
      status: 'cancelled',
      errorCode: 'PAYMENT_ABANDONED',
    });
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });

  it.each(['late', 'doubled'] as const)('%s: charges the deposit once', async (responses) => {
    await orderFaults(backend, { responses });
    const player = await newPlayer(backend);
    const { data } = (await (await prepareDeposit(player))()).body;
    expect(data).toMatchObject({ status: 'completed' });
    await deliver();
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
    const { database } = backend.services;
    expect(
      await database.select().from(providerCharges).where(eq(providerCharges.reference, data.depositId)),
    ).toHaveLength(1);
  });
});

describe('two nodes', () => {
  it('settle a deposit once, and the player’s socket receives it from the other', async () => {
    const [first, second] = await startNodes();
    const player = await newPlayer(first);
    const socket = await connect(second.url, player.token);
    const emitted = next(socket, 'deposit');
    const begun = await begunBy(first, player, 'carouseller');
    await decideOnPage(first, begun, 'confirm');
    // Any node delivers; both at once do it once.
    await Promise.all([first.provider.deliver(), second.provider.deliver(), sweepDeposits(first.services)]);
    expect(await emitted).toMatchObject({ depositId: begun.depositId, count: 1, amount: '50.00' });
    socket.close();
    expect(await fetchMoney(second, player)).toEqual(paidIn);
    const open = await first.services.database
      .select()
      .from(providerMessages)
      .where(eq(providerMessages.attempts, 0));
    expect(open).toEqual([]);
  });

  it('share the same secret', async () => {
    const [first, second] = await startNodes();
    const { player, approved } = await waiting(first);
    expect(await send(approved, second)).toBe(200);
    expect(await fetchMoney(first, player)).toEqual(paidIn);
    expect(await readWebhookSecret(first)).toBe(await readWebhookSecret(second));
  });
});

describe('a deposit by card', () => {
  it('that stays pending arrives by the control page', async () => {
    const player = await newPlayer(backend);
    const { data } = (await deposit(backend, player, { number: '4000000000000077' })).body;
    expect(await order(backend, data.depositId, 'confirm')).toMatchObject({ status: 'completed' });
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });
});
