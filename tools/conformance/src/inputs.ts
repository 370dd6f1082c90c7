import { type AnyEndpoint, allEndpoints } from '@casino-kit/api-contract';

/** What calls learn of a server for the calls after them. */
export interface Known {
  token: string | null;
  userId: string;
  currencyCode: string;
  countryCode: string;
  paymentMethodId: string;
  withdrawalMethodId: string;
  withdrawalForm: string;
  depositId: string;
  withdrawalId: string;
  cardId: string;
  gameSlug: string;
  bonusId: string;
  userBonusId: string;
  rakeback: { bonusId: string; claimDate: string } | null;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface PlanConfig {
  write: boolean;
  credentials: Credentials | null;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Seed for the key of a money call and the address of a new account. */
  newKey: () => string;
}

export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: object;
}
/** What is sent for a call, or why nothing is. */
export type Plan = Input | { skip: string };

const timeZone = 'UTC';
const needs = (value: string, what: string, input: () => Input): Plan =>
  value === '' ? { skip: `${what} is not known` } : input();
const offer = (known: Known) => ({
  pageNo: 1,
  limit: 24,
  language: 'en',
  timeZone,
  countryCode: known.countryCode,
  currencyCode: known.currencyCode,
});
const payout: Readonly<Record<string, Record<string, string>>> = {
  bank: {
    fullName: 'Test Player',
    accountNumber: '501001234567',
    email: 'test@example.com',
    bankCode: 'ABNANL2A',
  },
  upi: { upiId: 'test@okaxis' },
  skrill: { skrillEmail: 'test@example.com' },
};

type Planner = (known: Known, config: PlanConfig) => Plan;

/** Inputs of reads. Reads without a row need none. */
const reads: Readonly<Record<string, Planner>> = {
  localeDictionary: (_, { today }) => ({ params: { lng: 'en' }, query: { version: today } }),
  operatorScripts: (_, { today }) => ({
    query: { enableAuthUsers: false, enableDepositors: false, cacheHash: today },
  }),
  getPayments: ({ currencyCode, countryCode }) => ({ query: { currencyCode, countryCode } }),
  getAllBonus: (known) => ({ query: offer(known) }),
  getUserBonuses: () => ({ query: { pageNo: 1, limit: 24, state: 'active' } }),
  getRakebackDays: ({ userId }) => ({ query: { user: userId, timeZone } }),
  getRakebackStatements: (_, { today }) => ({ query: { from: today, to: today } }),
  calendarAward: ({ userId }) => ({ query: { user: userId } }),
  getTransactions: () => ({ query: { pageNo: 1, limit: 24, kind: 'all', timeZone } }),
  getWithdrawals: () => ({ query: {} }),
  getFullCategoryList: () => ({ query: { locale: 'en' } }),
  listGames: ({ currencyCode }) => ({ query: { pageNo: 1, limit: 24, sort: 'sort', currencyCode } }),
  getGame: ({ gameSlug, currencyCode }) =>
    needs(gameSlug, 'a game', () => ({ params: { slug: gameSlug }, query: { currencyCode } })),
  getLimits: () => ({ query: { timeZone } }),
  getPlayMarkers: () => ({ query: { timeZone } }),
  getActivity: (_, { today }) => ({ query: { from: today, to: today, timeZone } }),
  getPlayTime: () => ({}),
  listRealityChecks: (_, { today }) => ({ query: { from: today, to: today, timeZone } }),
  getDeposit: ({ depositId }) => needs(depositId, 'a deposit', () => ({ params: { depositId } })),
};

/** Inputs of calls that change something, against credentials for tests. */
const writes: Readonly<Record<string, Planner>> = {
  signUp: (_, { newKey }) => ({
    body: {
      registrationMode: 'email',
      email: `conformance-${newKey()}@example.com`,
      password: 'Harbour-25!',
      firstName: 'Test',
      lastName: 'Player',
      dateOfBirth: '1990-04-12',
      countryCode: 'CW',
      currencyCode: 'EUR',
      phoneCode: '599',
      phone: `951${newKey().replace(/\D/g, '').padEnd(5, '0').slice(0, 5)}`,
      preferredLanguage: 'en',
      gender: 'Not to say',
      isAdult: true,
      termsAccepted: true,
      newsletter: false,
    },
  }),
  updateUserDetails: () => ({ body: { city: 'Willemstad', updateFrom: 'Profile Page' } }),
  createDeposit: ({ paymentMethodId, currencyCode }) =>
    needs(paymentMethodId, 'a payment method', () => ({
      body: { paymentMethodId, amount: '25', currencyCode, returnPath: '/casino' },
    })),
  cancelDeposit: ({ depositId }) =>
    needs(depositId, 'a deposit', () => ({ params: { depositId }, body: {} })),
  createWithdrawal: ({ withdrawalMethodId, withdrawalForm, currencyCode }) =>
    needs(withdrawalMethodId, 'a method for withdrawals', () => ({
      body: {
        paymentMethodId: withdrawalMethodId,
        amount: '20',
        currencyCode,
        details: payout[withdrawalForm] ?? payout.bank,
      },
    })),
  cancelWithdrawal: ({ withdrawalId }) =>
    needs(withdrawalId, 'a withdrawal', () => ({ params: { withdrawalId }, body: {} })),
  checkCoupon: ({ currencyCode }) => ({ body: { couponCode: 'CONFORMANCE', currencyCode } }),
  activateBonus: ({ bonusId }) =>
    needs(bonusId, 'a bonus without a deposit', () => ({ body: { bonusId, timeZone } })),
  cancelBonus: ({ userBonusId }) =>
    needs(userBonusId, 'an active bonus', () => ({ params: { userBonusId }, body: {} })),
  rakebackClaim: ({ rakeback }, { today }) =>
    rakeback === null
      ? { skip: 'no day to claim' }
      : {
          query: { timeZone, customerDate: today, bonusId: rakeback.bonusId },
          body: { ...rakeback, customerDate: today },
        },
  // Far more than a test plays, and as long as a session lasts anyway.
  setLimit: ({ currencyCode }) => ({ body: { kind: 'bet', period: 2, amount: '1000000', currencyCode } }),
  setSessionTimeLimit: () => ({ body: { value: 30, unit: 'days' } }),
  setRealityCheck: () => ({ body: { minutes: 30 } }),
  countPlayTime: () => ({ body: {} }),
  answerRealityCheck: (_, { today }) => ({ body: { dueAt: `${today}T00:00:00.000Z`, answer: 'continue' } }),
  confirmLimitChoice: () => ({ body: {} }),
  confirmLoginSummary: () => ({ body: {} }),
  acknowledgeFunds: () => ({ body: { version: 'unknown' } }),
  confirmLoosenedLimit: () => ({ body: { kind: 'deposit', period: 0 } }),
  removeSessionTimeLimit: () => ({}),
  refreshKycStatus: () => ({ body: {} }),
  chooseWallet: ({ currencyCode }) => ({ body: { currencyCode } }),
  forgetSavedCard: ({ cardId }) => needs(cardId, 'a saved card', () => ({ params: { cardId } })),
  threeDsWebhook: () => ({ body: { PaReq: 'conformance', MD: 'conformance' } }),
  reverseGeocode: () => ({ query: { lat: '12.1', lon: '-68.9' } }),
  countryBlocked: () => ({ body: { ip: '203.0.113.7', country: 'CW', firstUrl: 'https://example.com/' } }),
  logEvent: () => ({ body: { event: 'PAGE_VIEW', data: { path: '/conformance' } } }),
  sendVerificationEmail: () => ({ body: {} }),
  verifyEmail: () => ({ body: { code: 'conformance' } }),
  forgotPassword: () => ({ body: { email: 'conformance@example.com' } }),
  resetPassword: () => ({ body: { code: 'conformance', password: 'Harbour-25!' } }),
  forgotPasswordSms: () => ({ body: { phoneCode: '599', phone: '9510000' } }),
  resetPasswordSms: () => ({
    body: { phoneCode: '599', phone: '9510000', code: '000000', password: 'Harbour-25!' },
  }),
  launchGame: ({ gameSlug }) =>
    needs(gameSlug, 'a game', () => ({ params: { slug: gameSlug }, body: { mode: 'demo', locale: 'en' } })),
  setFavouriteGame: ({ gameSlug }) =>
    needs(gameSlug, 'a game', () => ({ body: { slug: gameSlug, isFavourite: true } })),
  startPasskeyLogin: () => ({ body: {} }),
  startPasskeySignUp: () => ({ body: { accountName: 'Test' } }),
  startConfirmation: () => ({ body: {} }),
  cancelFactorRemoval: () => ({}),
  endOtherSession: () => ({ params: { id: 'none' } }),
  readNotices: () => ({ body: { upTo: '0' } }),
  setNoticeSettings: () => ({ body: { muted: [] } }),
  logout: () => ({ body: { reason: 'USER_INITIATED' } }),
};

/** Calls that no test body is safe or possible for. */
const never: Readonly<Record<string, string>> = {
  sendCredentials: 'would change the address of the account',
  openGameTable: 'sent by the frame of a game, with its own token',
  playRound: 'sent by the frame of a game, with its own token',
  openLiveTable: 'sent by the frame of a live table, with its own token',
  setLiveBets: 'sent by the frame of a live table, with its own token',
  openOriginal: 'sent by the frame of an original, with its own token',
  playOriginal: 'sent by the frame of an original, with its own token',
  startMines: 'sent by the frame of an original, with its own token',
  openMinesTile: 'sent by the frame of an original, with its own token',
  takeMines: 'sent by the frame of an original, with its own token',
  openCrash: 'sent by the frame of crash, with its own token',
  placeCrashBet: 'sent by the frame of crash, with its own token',
  cashOutCrash: 'sent by the frame of crash, with its own token',
  getCrashRound: 'sent by the frame of crash, with its own token',
  confirmBonusBuy: 'would buy above a bet limit',
  createExclusion: 'would close the account for play and deposits',
  requestReopening: 'would open the account of someone who excluded themselves',
};

/** Reads in the order of the contract, then calls that change something, the log-out last. */
export function callOrder(): readonly AnyEndpoint[] {
  const rank = ({ name, method }: AnyEndpoint) => {
    const first = ['settings2', 'login', 'signUp', 'getUserDetails', 'getPayments'].indexOf(name);
    if (first >= 0) return first;
    if (name === 'logout') return 1_000;
    const build = ['createDeposit', 'createWithdrawal', 'setSessionTimeLimit'].indexOf(name);
    return method === 'GET' && name !== 'getDeposit'
      ? 10
      : build >= 0
        ? 20 + build
        : name === 'getDeposit'
          ? 30
          : 40;
  };
  return [...allEndpoints].sort((a, b) => rank(a) - rank(b));
}

/** Returns the input of a call: reads always, a login with credentials, any other change of data with `write`. */
export function planCall(endpoint: AnyEndpoint, known: Known, config: PlanConfig): Plan {
  const { name, method, token } = endpoint;
  const reason = never[name];
  if (reason !== undefined) return { skip: reason };
  if (name === 'login')
    return config.credentials === null
      ? { skip: 'no --email and --password' }
      : { body: { ...config.credentials, afterReg: false } };
  if (token === 'required' && known.token === null) return { skip: 'no token' };
  if (method === 'GET') return reads[name]?.(known, config) ?? {};
  if (!config.write) return { skip: 'changes something (--write)' };
  return writes[name]?.(known, config) ?? { skip: 'no test body' };
}
