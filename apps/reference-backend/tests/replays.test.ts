import { beforeAll, describe, expect, it } from 'vitest';
import {
  activateBonus,
  createDeposit,
  createExclusion,
  launchGame,
  openGameTable,
  playRound,
  type AnyEndpoint,
} from '@casino-kit/api-contract';
import { runIdempotent } from '../src/idempotency/idempotency.js';
import { offerUp, verifiedPlayer } from './support/bonuses.js';
import { cardToken, deposit, newKey, newPlayer, startTestBackend } from './support/test-backend.js';
import { type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
let player: TestPlayer;
beforeAll(async () => {
  backend = await startTestBackend();
  player = await newPlayer(backend);
  await deposit(backend, player, { amount: '100' });
});

/** Sends one request twice with one key; returns the texts of both responses. */
async function twice(endpoint: AnyEndpoint, body: object, token = player.token) {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': newKey(),
    ...(token !== '' && { authorization: `Bearer ${token}` }),
  };
  const send = async () => {
    const response = await backend.fetch(endpoint.path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  return [await send(), await send()] as const;
}

describe('the replay of a request', () => {
  it('is the first response byte by byte, for an activation with a coupon', async () => {
    await offerUp(
      backend,
      { cashAmount: '10', wageringMultiplier: '2', maxWin: '8', maxBet: '5' },
      { coupon: 'REPLAY10', conditions: { needsCoupon: true } },
    );
    const { token } = await verifiedPlayer(backend);
    const [first, again] = await twice(activateBonus, { couponCode: 'REPLAY10', timeZone: 'UTC' }, token);
    expect(first.status).toBe(200);
    expect(again).toEqual(first);
  });
  it('is the first response byte by byte, for a deposit and its rejection', async () => {
    const body = { paymentMethodId: 'card', amount: '20', currencyCode: 'EUR' };
    const [first, again] = await twice(createDeposit, { ...body, cardToken: await cardToken(backend) });
    expect(first.status).toBe(200);
    expect(again).toEqual(first);
    const [rejected, repeated] = await twice(createDeposit, { ...body, cardToken: 'unknown' });
    expect(rejected.status).toBe(400);
    expect(repeated).toEqual(rejected);
  });
  it('is the first response byte by byte, for a round', async () => {
    const launched = await backend.call(launchGame, {
      token: player.token,
      params: { slug: 'pearl-diver' },
      body: { mode: 'real', locale: 'en' },
    });
    const launch = launched.body.data.url.split('launch=')[1] ?? '';
    const table = await backend.call(openGameTable, { token: launch });
    const stake = (table.body.data as { stakes?: readonly string[] }).stakes?.[0] ?? '0.20';
    const [first, again] = await twice(playRound, { stake }, launch);
    expect(first.status, first.text).toBe(200);
    expect(again).toEqual(first);
  });
  it('is the first response byte by byte, for a break', async () => {
    const other = await newPlayer(backend);
    const [first, again] = await twice(createExclusion, { kind: 'break', period: 'P3D' }, other.token);
    expect(first.status).toBe(200);
    expect(again).toEqual(first);
  });
  it('keeps the order of all fields, also of those that no schema orders', async () => {
    const response = { z: 1, aa: { y: [{ d: 1, b: 2 }], x: null }, b: 'text', a: 2 };
    const identity = { owner: `player:${player.id}`, key: newKey(), bodyHash: 'x' };
    const { database, clock } = backend.services;
    const run = () =>
      runIdempotent<unknown>(
        database,
        identity,
        clock.now(),
        () => Promise.resolve(response),
        (kept) => kept,
      );
    const results = [await run(), await run()];
    expect(results.map(({ fresh }) => fresh)).toEqual([true, false]);
    expect(results.map((result) => JSON.stringify(result.response))).toEqual([
      JSON.stringify(response),
      JSON.stringify(response),
    ]);
  });
});
