import { randomUUID } from 'node:crypto';
import {
  createWithdrawal,
  getUserDetails,
  getWithdrawalOverview,
  type EndpointData,
} from '@casino-kit/api-contract';
import { negate } from '@casino-kit/money';
import { eq } from 'drizzle-orm';
import { type Backend } from '../../src/backend.js';
import { confirmEmail } from '../../src/identity/support.js';
import { players } from '../../src/identity/tables.js';
import { getCashAccount, getLockedAccount, readBalance } from '../../src/ledger/accounts.js';
import { post } from '../../src/ledger/transfer.js';
import {
  type ApiResponse,
  deposit,
  newKey,
  newPlayer,
  type TestBackend,
  type TestPlayer,
} from './test-backend.js';
import { requireWallet } from './require-wallet.js';

export const skrill = { paymentMethodId: 'skrill', details: { email: 'marlon@example.com' } };
export const bank = {
  paymentMethodId: 'bank',
  details: {
    fullName: 'Marlon Statia',
    accountNumber: 'NL91 ABNA 0417 1643 00',
    email: 'marlon@example.com',
    bankCode: 'ABNANL2A',
  },
};

/** Stakes real money of a player and pays it back: it is wagered, the balance is unchanged. Returns the round's id. */
export async function wager(
  { services }: Pick<Backend, 'services'>,
  { id }: Pick<TestPlayer, 'id'>,
  amount: string,
  currencyCode = 'EUR',
): Promise<string> {
  const cash = getCashAccount({ id, currencyCode });
  const games = { kind: 'house:games', currencyCode } as const;
  const roundId = randomUUID();
  const at = services.clock.now();
  await services.database.transaction(async (transaction) => {
    for (const [kind, moved] of [
      ['stake', negate(amount)],
      ['payout', amount],
    ] as const)
      await post(transaction, {
        reference: `round:${roundId}:${kind}`,
        kind,
        at,
        sides: [
          { account: cash, amount: moved },
          { account: games, amount: negate(moved) },
        ],
      });
  });
  return roundId;
}

/** Sets the names of an account as its profile would. */
export async function setName(
  { services }: Pick<Backend, 'services'>,
  { id }: Pick<TestPlayer, 'id'>,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await services.database.update(players).set(name).where(eq(players.id, id));
}

/** Creates Marlon Statia with money that he may withdraw: email verified, the deposit wagered. */
export async function playerWhoMayWithdraw(backend: TestBackend, amount = '300'): Promise<TestPlayer> {
  const player = await newPlayer(backend);
  await setName(backend, player, { firstName: 'Marlon', lastName: 'Statia' });
  await confirmEmail(backend.services.database, player.id);
  await deposit(backend, player, { amount });
  await wager(backend, player, amount);
  return player;
}

/** Requests a withdrawal; by Skrill by default. */
export function withdraw(
  { call }: Pick<TestBackend, 'call'>,
  { token }: Pick<TestPlayer, 'token'>,
  change: {
    amount?: string;
    key?: string;
    paymentMethodId?: string;
    details?: Record<string, string>;
    currencyCode?: string;
  } = {},
): Promise<ApiResponse<EndpointData<typeof createWithdrawal>>> {
  const { key = newKey(), ...body } = change;
  return call(createWithdrawal, {
    token,
    headers: { 'idempotency-key': key },
    body: { ...skrill, amount: '100', currencyCode: 'EUR', ...body },
  });
}

export async function fetchWithdrawalOverview(
  { call }: Pick<TestBackend, 'call'>,
  { token }: Pick<TestPlayer, 'token'>,
): Promise<EndpointData<typeof getWithdrawalOverview>> {
  return (await call(getWithdrawalOverview, { token })).body.data;
}

/** Returns a player's balance, and what is locked in withdrawals. */
export async function fetchMoney(
  { call, services }: Pick<TestBackend, 'call' | 'services'>,
  { id, token }: Pick<TestPlayer, 'id' | 'token'>,
): Promise<{ balance: string; locked: number }> {
  const { data } = (await call(getUserDetails, { token })).body;
  const locked = await readBalance(
    services.database,
    getLockedAccount({ id, currencyCode: data.getUser.currencyCode }),
  );
  return { balance: requireWallet(data).amount, locked: Number(locked) };
}
