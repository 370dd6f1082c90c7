import { type FastifyInstance } from 'fastify';
import { type Account, type Accounts, type MoneyRequest, toMoney } from './accounts.js';
import { authorize, readText } from './authorize.js';
import { type LiveEvents } from './live-events.js';
import { providerPage } from './provider-page.js';

const paymentMethods = [
  {
    id: 31,
    name: 'quickpay',
    title: 'Quick Pay',
    paymentMethod: 'quickpay',
    isCardForm: 0,
    hidden: 0,
    isActive: 1,
    sortPriority: '90',
    withdrawalExist: 0,
  },
  {
    id: 32,
    name: 'bank-wire',
    title: 'Bank wire',
    paymentMethod: 'bank-wire',
    isCardForm: 0,
    hidden: 0,
    isActive: 1,
    sortPriority: '50',
    withdrawalExist: 1,
  },
];

const toDeposit = ({ id, cents, status, method, createdAt }: MoneyRequest, account: Account) => ({
  depositId: id,
  status,
  amount: toMoney(cents),
  currencyCode: account.profile.currencyCode,
  method,
  createdAt,
});

const toWithdrawal = ({ id, cents, status, method, createdAt }: MoneyRequest, account: Account) => ({
  withdrawalId: id,
  status,
  amount: toMoney(cents),
  currencyCode: account.profile.currencyCode,
  method,
  createdAt,
  cancellable: status === 'requested' ? 1 : 0,
});

export interface MoneyRoutesConfig {
  accounts: Accounts;
  events: LiveEvents;
  /** Origin of this server, for the payment page. */
  publicUrl: string;
  /** Origin of the casino's pages, where the payment page returns the player to. */
  shellUrl: string;
}

/**
 * Payment methods (§7), and the deposit and withdrawal calls that §7 names without a path. A repeated `Idempotency-Key`
 * returns the same deposit or withdrawal.
 */
export function moneyRoutes(
  app: FastifyInstance,
  { accounts, events, publicUrl, shellUrl }: MoneyRoutesConfig,
): void {
  const responded = new Map<string, unknown>();
  const once = (key: unknown, make: () => unknown): unknown => {
    if (typeof key !== 'string') return make();
    if (!responded.has(key)) responded.set(key, make());
    return responded.get(key);
  };
  const createRequest = (body: unknown, cents: number, status: MoneyRequest['status']): MoneyRequest => ({
    id: accounts.nextId(),
    cents,
    status,
    method: paymentMethods.find(({ id }) => String(id) === readText(body, 'paymentMethodId'))?.name ?? '',
    createdAt: Date.now(),
    returnPath: readText(body, 'returnPath') || '/casino',
  });

  app.get('/api/admin/get-payments', () => ({ data: { payments: JSON.stringify(paymentMethods) } }));

  app.post('/api/user/deposit', async (request, reply) => {
    const account = await authorize(accounts, request, reply);
    if (account === null) return reply;
    const cents = Math.round(Number(readText(request.body, 'amount')) * 100);
    if (!(cents > 0)) return reply.code(400).send({ message: 'The amount has to be more than zero.' });
    return once(request.headers['idempotency-key'], () => {
      const deposit = createRequest(request.body, cents, 'pending');
      account.deposits.push(deposit);
      const url = `${publicUrl}/pay/${deposit.id}`;
      return { data: { ...toDeposit(deposit, account), next: { type: 'redirect', url } } };
    });
  });

  app.get('/pay/:id', async ({ params }, reply) => {
    const id = Number((params as { id: string }).id);
    return reply.type('text/html').send(providerPage(id));
  });

  app.get('/pay/:id/:decision', async ({ params }, reply) => {
    const { id, decision } = params as { id: string; decision: string };
    const account = accounts.byDeposit(Number(id));
    const deposit = account?.deposits.find((one) => one.id === Number(id));
    if (account === undefined || deposit === undefined)
      return reply.code(404).send({ message: 'No such payment.' });
    const paid = decision === 'confirm';
    if (deposit.status === 'pending') {
      deposit.status = paid ? 'completed' : 'declined';
      if (paid) {
        account.cashCents += deposit.cents;
        account.depositCount += 1;
        events.depositArrived(account);
      } else events.depositFailed(account, deposit.method);
    }
    const modal = paid ? 'deposit-success' : 'deposit-decline';
    return reply.redirect(
      `${shellUrl}${deposit.returnPath}?modal=${modal}&met=${encodeURIComponent(deposit.method)}`,
      303,
    );
  });

  app.post('/api/user/withdrawal', async (request, reply) => {
    const account = await authorize(accounts, request, reply);
    if (account === null) return reply;
    const cents = Math.round(Number(readText(request.body, 'amount')) * 100);
    if (!(cents > 0) || cents > account.cashCents)
      return reply.code(400).send({ message: 'You cannot withdraw more than you have.' });
    return once(request.headers['idempotency-key'], () => {
      const withdrawal = createRequest(request.body, cents, 'requested');
      account.withdrawals.unshift(withdrawal);
      account.cashCents -= cents;
      events.walletDebit(account);
      return { data: toWithdrawal(withdrawal, account) };
    });
  });

  app.get('/api/user/withdrawals', async (request, reply) => {
    const account = await authorize(accounts, request, reply);
    if (account === null) return reply;
    return account.withdrawals.map((withdrawal) => toWithdrawal(withdrawal, account));
  });

  app.post('/api/user/withdrawal/:id/cancel', async (request, reply) => {
    const account = await authorize(accounts, request, reply);
    if (account === null) return reply;
    const id = Number((request.params as { id: string }).id);
    const withdrawal = account.withdrawals.find((one) => one.id === id);
    if (withdrawal?.status !== 'requested')
      return reply.code(400).send({ message: 'This withdrawal cannot be cancelled.' });
    withdrawal.status = 'cancelled';
    account.cashCents += withdrawal.cents;
    events.walletCredit(account);
    return { data: toWithdrawal(withdrawal, account) };
  });
}
