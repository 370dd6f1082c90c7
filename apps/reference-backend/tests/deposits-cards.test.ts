import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelDeposit, forgetSavedCard, getSavedCards, type Deposit } from '@casino-kit/api-contract';
import { begunBy, depositBy, fetchMoney, orderFaults, seen } from './support/payments.js';
import {
  cardToken,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const fetchCards = async ({ token }: TestPlayer) =>
  (await backend.call(getSavedCards, { token })).body.data.cards;
const payWith = async (player: TestPlayer, number: string | undefined, keepCard?: boolean) =>
  begunBy(backend, player, 'card', {
    cardToken: await cardToken(backend, number),
    ...(keepCard !== undefined && { keepCard }),
  });
/** Makes a cardholder's decision on the bank's page. */
async function decide(deposit: Deposit, decision: string): Promise<void> {
  const query = new URL(deposit.threeDs?.url ?? '').searchParams;
  const names = { PaReq: query.get('PaReq') ?? '', MD: query.get('MD') ?? '' };
  await backend.fetch('/payment-provider/3ds', {
    method: 'POST',
    body: new URLSearchParams({ ...names, decision }),
  });
  await backend.provider.deliver();
}

describe('a challenge', () => {
  const cancelAs = ({ token }: TestPlayer, depositId: string) =>
    backend.call(cancelDeposit, { token, params: { depositId }, body: {} });

  it('that the player cancels is over at the bank, too', async () => {
    const player = await newPlayer(backend);
    const deposit = await payWith(player, '5555555555554444');
    expect((await cancelAs(player, deposit.depositId)).body.data).toMatchObject({
      status: 'cancelled',
      errorCode: 'THREE_DS_ABANDONED',
      threeDs: null,
    });
    await decide(deposit, 'confirm');
    expect(await seen(backend, player, deposit.depositId)).toMatchObject({ status: 'cancelled' });
    expect(await fetchMoney(backend, player)).toEqual({ balance: '0.00', count: 0 });
  });

  it('that was confirmed cannot be cancelled', async () => {
    const player = await newPlayer(backend);
    const deposit = await payWith(player, '5555555555554444');
    await decide(deposit, 'confirm');
    expect((await cancelAs(player, deposit.depositId)).body.data).toMatchObject({ status: 'completed' });
  });

  it('that is left alone is abandoned after half an hour', async () => {
    const player = await newPlayer(backend);
    const { depositId } = await payWith(player, '5555555555554444');
    backend.clock.shiftTo(31 * 60_000);
    const found = await seen(backend, player, depositId);
    backend.clock.shiftTo(0);
    expect(found).toMatchObject({ status: 'cancelled', errorCode: 'THREE_DS_ABANDONED' });
  });

  it('stays while the provider does not respond', async () => {
    const player = await newPlayer(backend);
    const { depositId } = await payWith(player, '5555555555554444');
    await orderFaults(backend, { responses: 'request-lost' });
    expect(await cancelAs(player, depositId)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    await orderFaults(backend, { responses: 'none' });
    expect(await seen(backend, player, depositId)).toMatchObject({ status: 'challenge' });
  });
});

describe('a saved card', () => {
  it('comes from a completed deposit whose holder chose to save it', async () => {
    const player = await newPlayer(backend);
    await payWith(player, undefined);
    await payWith(player, undefined, false);
    await payWith(player, '4000000000000002', true);
    expect(await fetchCards(player)).toEqual([]);
    await payWith(player, undefined, true);
    await payWith(player, undefined, true);
    expect(await fetchCards(player)).toMatchObject([{ brand: 'Visa', last4: '4242', expiry: '12/30' }]);
    expect(await fetchCards(await newPlayer(backend))).toEqual([]);
  });

  it('is saved once the bank has confirmed', async () => {
    const player = await newPlayer(backend);
    const declined = await payWith(player, '5555555555554444', true);
    await decide(declined, 'decline');
    const waiting = await payWith(player, '5555555555554444', true);
    expect(await fetchCards(player)).toEqual([]);
    await decide(waiting, 'confirm');
    expect(await fetchCards(player)).toMatchObject([{ brand: 'Mastercard', last4: '4444' }]);
  });

  it('is charged with 3-D Secure, and the latest used comes first', async () => {
    const player = await newPlayer(backend);
    await payWith(player, undefined, true);
    const other = await payWith(player, '5555555555554444', true);
    await decide(other, 'confirm');
    const [, visa] = await fetchCards(player);
    const deposit = await begunBy(backend, player, 'card', { cardId: visa?.cardId ?? '' });
    expect(deposit).toMatchObject({ status: 'challenge', card: { brand: 'Visa', last4: '4242' } });
    await decide(deposit, 'confirm');
    expect(await seen(backend, player, deposit.depositId)).toMatchObject({ status: 'completed' });
    expect(await fetchMoney(backend, player)).toEqual({ balance: '150.00', count: 3 });
    expect((await fetchCards(player)).map(({ last4 }) => last4)).toEqual(['4242', '4444']);
  });

  it('can be used and deleted only by its owner', async () => {
    const player = await newPlayer(backend);
    await payWith(player, undefined, true);
    const [card] = await fetchCards(player);
    const cardId = card?.cardId ?? '';
    const stranger = await newPlayer(backend);
    const forget = ({ token }: TestPlayer) => backend.call(forgetSavedCard, { token, params: { cardId } });
    expect((await depositBy(backend, stranger, 'card', { cardId })).body.fields).toHaveProperty('cardId');
    expect((await forget(stranger)).status).toBe(404);
    expect((await forget(player)).status).toBe(200);
    expect((await forget(player)).status).toBe(404);
    expect(await fetchCards(player)).toEqual([]);
    expect((await depositBy(backend, player, 'card', { cardId })).body.fields).toHaveProperty('cardId');
  });

  it('is stored and logged only by its last four digits', async () => {
    const canary = '6011000990139424';
    const player = await newPlayer(backend);
    const stored = await payWith(player, canary, true);
    await decide(stored, 'confirm');
    const [card] = await fetchCards(player);
    await begunBy(backend, player, 'card', { cardId: card?.cardId ?? '' });
    expect(backend.logged()).not.toContain(canary);
    const { database } = backend.services;
    const names = await database.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { table_name } of (names as unknown as { rows: { table_name: string }[] }).rows) {
      const found = await database.execute(
        sql`select count(*)::int as n from ${sql.identifier(table_name)} t where t::text like ${`%${canary}%`} or t::text like ${`%${canary.slice(0, 12)}%`}`,
      );
      expect((found as unknown as { rows: { n: number }[] }).rows[0]?.n, table_name).toBe(0);
    }
  });
});
