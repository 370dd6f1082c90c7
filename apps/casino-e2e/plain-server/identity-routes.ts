import { type FastifyInstance } from 'fastify';
import { type Account, type Accounts, toMoney } from './accounts.js';
import { authorize, readText, getBearerToken } from './authorize.js';

/** Fields that a player may change (§2, profile information form). */
const changeable = [
  'firstName',
  'lastName',
  'address',
  'zipCode',
  'city',
  'dateOfBirth',
  'phoneCode',
  'phone',
  'countryCode',
  'gender',
  'nickname',
];

/** The player as §3 lists it: numeric ids, flags as 1 and 0, counts as strings, money as numbers. */
function toUserDetails({ id, profile, cashCents, bonusCents, depositCount }: Account) {
  return {
    getUser: {
      userId: id,
      ...profile,
      phone: profile.phone === '' ? null : Number(profile.phone),
      kycStatus: null,
      isEmailVerified: 1,
      tags: null,
      userLimit: { selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: 0 },
    },
    userWallet: {
      amount: toMoney(cashCents),
      nonCashAmount: toMoney(bonusCents),
      totalAmount: toMoney(cashCents + bonusCents),
    },
    depositCount: String(depositCount),
    isCrypto: 0,
    userLoyaltyLevel: '2',
    referralData: null,
    activeBonus: null,
    currencySymbol: '€',
    userMonthlyLimit: null,
  };
}

/** The calls of §7 about the player. */
export function identityRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.post('/api/user/sign-up', async ({ body }, reply) => {
    const [email, password] = [readText(body, 'email'), readText(body, 'password')];
    if (email === '' || password === '')
      return reply.code(400).send({ message: 'Email and password are required.' });
    const account = accounts.create(email, password, body as Record<string, unknown>);
    if (account === null) return reply.code(400).send({ message: 'Somebody plays under this address.' });
    return { data: { accessToken: accounts.open(account), createUser: { userId: account.id } } };
  });

  app.post('/api/user/login', async ({ body }, reply) => {
    const account = accounts.byEmail(readText(body, 'email'));
    if (account === undefined || account.password !== readText(body, 'password'))
      return reply.code(400).send({ message: 'Our records do not have these details.' });
    return {
      data: {
        accessToken: accounts.open(account),
        lastLogin: null,
        locale: 'en',
        cpnc: null,
        userId: account.id,
      },
    };
  });

  app.post('/api/user/logout', async (request) => {
    accounts.close(getBearerToken(request) ?? '');
    return {};
  });

  app.get('/api/user/get-user-details', async (request, reply) => {
    const account = await authorize(accounts, request, reply);
    if (account === null) return reply;
    const details = toUserDetails(account);
    if (account.slowChecks.left > 0) {
      account.slowChecks.left -= 1;
      await new Promise((resolve) => setTimeout(resolve, account.slowChecks.ms));
    }
    return { data: details };
  });

  app.put('/api/user/update-user-details', async (request, reply) => {
    const account = await authorize(accounts, request, reply);
    if (account === null) return reply;
    const body = request.body as Record<string, unknown>;
    if (typeof body.newPassword === 'string') {
      if (body.password !== account.password)
        return reply.code(400).send({ message: 'The current password is another one.' });
      account.password = body.newPassword;
    }
    for (const name of changeable) if (name in body) account.profile[name] = readText(body, name);
    return { data: { success: true, message: 'Saved, thank you.' } };
  });
}
