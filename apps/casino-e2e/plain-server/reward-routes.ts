import { type FastifyInstance } from 'fastify';
import { type Accounts, toMoney } from './accounts.js';
import { authorize, readText } from './authorize.js';
import { type LiveEvents } from './live-events.js';

/** Bonuses, rakeback and cashback of §7, and the coupon and activation calls that it names without a path. */
export function rewardRoutes(app: FastifyInstance, accounts: Accounts, events: LiveEvents): void {
  app.get('/api/admin/get-all-bonus', () => ({ data: { bonus: { count: '0', rows: [] } } }));

  app.post('/api/user/coupon', async (request, reply) => {
    if ((await authorize(accounts, request, reply)) === null) return reply;
    return reply.code(400).send({ message: 'We do not know this coupon.' });
  });

  app.post('/api/user/bonuses/activate', async (request, reply) => {
    if ((await authorize(accounts, request, reply)) === null) return reply;
    return reply.code(400).send({ message: 'There is no such bonus.' });
  });

  app.get('/api/admin/get-rakeback-days', async (request, reply) => {
    const account = await authorize(accounts, request, reply);
    if (account === null) return reply;
    return {
      data: {
        days: account.rakeback.map(({ day, cents, bonusId, paidAt }) => ({
          canClaimDate: day,
          bonusId,
          amount: toMoney(cents),
          paidAt,
        })),
      },
    };
  });

  app.post('/api/user/rakeback-claim', async (request, reply) => {
    const account = await authorize(accounts, request, reply);
    if (account === null) return reply;
    const claimed = account.rakeback.find(({ day }) => day === readText(request.body, 'claimDate'));
    if (claimed === undefined || claimed.paidAt !== null)
      return reply.code(400).send({ message: 'There is nothing to claim on this day.' });
    claimed.paidAt = Date.now();
    account.cashCents += claimed.cents;
    events.walletCredit(account);
    return { data: { amount: toMoney(claimed.cents), bonusId: claimed.bonusId } };
  });

  app.get('/api/user/calendar-award', async (request, reply) => {
    if ((await authorize(accounts, request, reply)) === null) return reply;
    return { data: { userCalendarData: { ngr: 0, payout: 0, percent: 0.05 } } };
  });
}
