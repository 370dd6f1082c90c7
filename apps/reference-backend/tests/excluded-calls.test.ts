import { beforeAll, describe, expect, it } from 'vitest';
import {
  allEndpoints,
  type AnyEndpoint,
  getChat,
  rakebackClaim,
  socketEvents,
} from '@casino-kit/api-contract';
import { crashBets, crashRounds } from '../src/crash/tables.js';
import { toRoundId } from '../src/roulette/timeline.js';
import { fetchBonuses, giveBonus, offerUp, openTable, verifiedPlayer } from './support/bonuses.js';
import { roundsFrom, sit } from './support/live-table.js';
import { nextRound, sit as sitAtCrash } from './support/crash.js';
import { openOneGem } from './support/mines.js';
import { exclude, fetchLimits } from './support/protecting.js';
import { fetchDays, playFor, setClocks } from './support/rakeback.js';
import { connect } from './support/sockets.js';
import { confirmSession } from './support/securing.js';
import {
  cardToken,
  deposit,
  fromAnywhere,
  newKey,
  newPlayer,
  password,
  type Request,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { addTournament } from './support/tournaments.js';
import { fetchMoney, skrill, wager, withdraw } from './support/withdrawing.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  setClocks([backend], '2026-11-26T12:00:00Z');
});

/** A player with everything that a call could use, who is excluded then. */
interface Excluded {
  player: TestPlayer;
  launch: string;
  demo: string;
  /** The launch of a live table. */
  seat: string;
  /** Launches of originals, and an open round of mines. */
  dice: string;
  mines: string;
  minesRoundId: string;
  /** The launch of crash, and a bet that was returned. */
  crash: string;
  crashBetId: string;
  card: string;
  day: { bonusId: string; claimDate: string };
  offer: string;
  userBonusId: string;
  withdrawalId: string;
  depositId: string;
  tournamentId: string;
  /** Another player of the chat. */
  author: string;
}

async function excludedPlayer(): Promise<Excluded> {
  setClocks([backend], '2026-11-26T12:00:00Z');
  // The clock goes back for each player: rounds of crash begin anew.
  await backend.services.database.delete(crashBets);
  await backend.services.database.delete(crashRounds);
  const player = await verifiedPlayer(backend);
  await deposit(backend, player, { amount: '200' });
  await wager(backend, player, '200');
  await playFor(backend, player, '20');
  const { betId: crashBetId } = await (await sitAtCrash(backend, player)).bet(await nextRound([backend]));
  const pending = await deposit(backend, player, { amount: '30', number: '4000000000000077' });
  setClocks([backend], '2026-11-27T12:00:00Z');
  await backend.refreshTables();
  await confirmSession(backend, player);
  const asked = await withdraw(backend, player, { amount: '40' });
  const { token: seat } = await sit(backend, player);
  const [dice, mines] = [
    await openTable(backend, player, 'glass-dice'),
    await openTable(backend, player, 'mines'),
  ];
  const minesRoundId = await openOneGem(backend, mines.token);
  const crash = await sitAtCrash(backend, player);
  const bonus = await giveBonus(backend, player, { cashAmount: '10', wageringMultiplier: '30' });
  const offer = await offerUp(backend, { cashAmount: '5' }, { coupon: `EXCLUDED${newKey().toUpperCase()}` });
  const [day] = (await fetchDays(backend, player)).filter(
    ({ bonusId, canClaimDate }) => bonusId !== null && canClaimDate === '2026-11-27',
  );
  const [table, demo] = [
    await openTable(backend, player),
    await openTable(backend, player, 'pearl-diver', 'demo'),
  ];
  const card = await cardToken(backend);
  const other = await newPlayer(backend);
  const { body: chat } = await backend.call(getChat, { token: other.token });
  const { status } = await exclude(backend, player, 'break', 'P1M');
  expect(status).toBe(200);
  return {
    player,
    launch: table.token,
    demo: demo.token,
    seat,
    ...{ dice: dice.token, mines: mines.token, minesRoundId },
    ...{ crash: crash.token, crashBetId },
    card,
    day: { bonusId: day?.bonusId ?? '', claimDate: '2026-11-27' },
    offer,
    userBonusId: bonus.userBonusId,
    withdrawalId: asked.body.data.withdrawalId,
    depositId: pending.body.data.depositId,
    tournamentId: await addTournament(backend),
    author: chat.data.me.authorId,
  };
}

const game = { params: { slug: 'pearl-diver' } };
const redBet = { spot: 'red', amount: '1' };
/** Calls that stake, pay in, or give: an excluded account is rejected. */
const rejected: Record<string, (excluded: Excluded) => Request[]> = {
  createDeposit: ({ card }) => [
    { body: { paymentMethodId: 'card', amount: '20', currencyCode: 'EUR', cardToken: card } },
    { body: { paymentMethodId: 'skrill', amount: '20', currencyCode: 'EUR', skrillEmail: 'a@b.example' } },
  ],
  launchGame: () => [
    { ...game, body: { mode: 'real', locale: 'en' } },
    { ...game, body: { mode: 'demo', locale: 'en' } },
  ],
  openGameTable: ({ launch, demo }) => [{ token: launch }, { token: demo }],
  playRound: ({ launch, demo }) => [
    { token: launch, body: { stake: '1.00' } },
    { token: launch, body: { stake: '0.20', bonusBuy: true } },
    { token: launch, body: { stake: '0.20', freeSpin: true } },
    { token: demo, body: { stake: '1.00' } },
  ],
  openOriginal: ({ dice, mines }) => [{ token: dice }, { token: mines }],
  playOriginal: ({ dice }) => [{ token: dice, body: { stake: '0.20', choice: 'over-50.00' } }],
  startMines: ({ mines }) => [{ token: mines, body: { stake: '0.20', mines: 3 } }],
  openMinesTile: ({ mines, minesRoundId }) =>
    Array.from({ length: 25 }, (_, tile) => ({ token: mines, body: { roundId: minesRoundId, tile } })).slice(
      -5,
    ),
  openCrash: ({ crash }) => [{ token: crash }],
  placeCrashBet: ({ crash }) => [{ token: crash, body: { roundId: 'skybreaker:999999', stake: '0.20' } }],
  openLiveTable: ({ seat }) => [{ token: seat }],
  setLiveBets: ({ seat }) => [
    {
      token: seat,
      body: {
        roundId: toRoundId(roundsFrom(backend.clock.now().toISOString()).next(backend)),
        bets: [redBet],
      },
    },
  ],
  confirmBonusBuy: () => [{ ...game, body: { cost: '20' } }],
  activateBonus: ({ offer }) => [
    { body: { bonusId: offer, timeZone: 'UTC' } },
    { body: { bonusId: offer, timeZone: 'UTC', cancelActiveBonus: true } },
    { body: { couponCode: 'HARBOUR10', timeZone: 'UTC' } },
  ],
  setConsent: () => [{ body: { given: [] } }, { body: { given: [{ channel: 'email', product: 'bonus' }] } }],
  collectReferralShare: () => [{ body: {} }],
  sendChatMessage: () => [{ body: { room: 'en', text: 'Hello' } }],
  reportChatMessage: () => [{ params: { messageId: '1' }, body: { reason: 'spam' } }],
  moderateChat: () => [{ params: { messageId: '1' }, body: { action: 'remove' } }],
  checkCoupon: () => [{ body: { couponCode: 'HARBOUR10', currencyCode: 'EUR' } }],
  enterTournament: ({ tournamentId }) => [{ params: { tournamentId } }],
  rakebackClaim: ({ day }) => [
    {
      query: { timeZone: 'UTC', customerDate: day.claimDate, bonusId: day.bonusId },
      body: { ...day, customerDate: day.claimDate },
    },
  ],
};

/** Calls that change something and stay open: money out, what is the player's own, and protection. */
const open: Record<string, (excluded: Excluded) => Request> = {
  takeMines: ({ mines, minesRoundId }) => ({ token: mines, body: { roundId: minesRoundId } }),
  cashOutCrash: ({ crash, crashBetId }) => ({ token: crash, body: { betId: crashBetId } }),
  createWithdrawal: () => ({ body: { ...skrill, amount: '30', currencyCode: 'EUR' } }),
  cancelWithdrawal: ({ withdrawalId }) => ({ params: { withdrawalId }, body: {} }),
  cancelDeposit: ({ depositId }) => ({ params: { depositId }, body: {} }),
  cancelBonus: ({ userBonusId }) => ({ params: { userBonusId }, body: {} }),
  setLimit: () => ({ body: { kind: 'deposit', period: 1, amount: '50', currencyCode: 'EUR' } }),
  setSessionTimeLimit: () => ({ body: { value: 5, unit: 'days' } }),
  removeSessionTimeLimit: () => ({}),
  setRealityCheck: () => ({ body: { minutes: 30 } }),
  countPlayTime: () => ({ body: {} }),
  answerRealityCheck: () => ({ body: { dueAt: '2026-11-01T00:00:00.000Z', answer: 'stop' } }),
  confirmLimitChoice: () => ({ body: {} }),
  confirmLoginSummary: () => ({ body: {} }),
  acknowledgeFunds: () => ({ body: { version: 'any' } }),
  createExclusion: () => ({ body: { kind: 'self-exclusion', period: 'P1Y' } }),
  updateUserDetails: () => ({ body: { city: 'Willemstad', updateFrom: 'Profile Page' } }),
  setChatSettings: () => ({ body: { colour: 'teal' } }),
  muteChatAuthor: ({ author }) => ({ body: { authorId: author, isMuted: true } }),
  setFavouriteGame: () => ({ body: { slug: 'pearl-diver', isFavourite: true } }),
  readNotices: () => ({ body: { upTo: '1' } }),
  setNoticeSettings: () => ({ body: { muted: ['prizes'] } }),
  chooseWallet: () => ({ body: { currencyCode: 'EUR' } }),
  refreshKycStatus: () => ({ body: {} }),
  sendVerificationEmail: () => ({ body: {} }),
  startPasskey: () => ({}),
  startAuthenticator: () => ({}),
  removeAuthenticator: () => ({}),
  startConfirmation: () => ({ body: {} }),
  confirmIdentity: () => ({ body: { method: 'password', password } }),
  cancelFactorRemoval: () => ({}),
  endOtherSession: () => ({ params: { id: 'none' } }),
  endOtherSessions: () => ({}),
  login: ({ player }) => ({ body: { email: player.email, password }, headers: fromAnywhere() }),
  logEvent: () => ({ body: { event: 'PAGE_VIEW' } }),
  logout: () => ({ body: {} }),
};

/** Calls that belong to no excluded account, or move nothing of one: guests, links, what others report. */
const elsewhere: ReadonlySet<string> = new Set([
  ...['signUp', 'forgotPassword', 'forgotPasswordSms', 'resetPassword', 'resetPasswordSms', 'verifyEmail'],
  ...['countryBlocked', 'threeDsWebhook', 'forgetSavedCard', 'sendCredentials'],
  // Not before the exclusion has ended, and only when a change waits.
  ...['requestReopening', 'confirmLoosenedLimit'],
  // What opens and protects an account is the same for everybody.
  ...['startPasskeyLogin', 'logInWithPasskey', 'startPasskeySignUp', 'logInWithSecondFactor', 'addPasskey'],
  ...['renamePasskey', 'removePasskey', 'confirmAuthenticator', 'createRecoveryCodes'],
  ...['sendConfirmationCode', 'requestFactorRemoval'],
]);

const send = (endpoint: AnyEndpoint, { token }: TestPlayer, request: Request) =>
  backend.call(endpoint, {
    token,
    ...request,
    headers: { ...(endpoint.idempotent && { 'idempotency-key': newKey() }), ...request.headers },
  });
const fetchBalance = async ({ player }: Excluded) => fetchMoney(backend, player);

describe('an excluded account', () => {
  it('has a rule here for every call that changes something', () => {
    const changing = allEndpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name);
    const ruled = [...Object.keys(rejected), ...Object.keys(open), ...elsewhere];
    expect([...changing].sort()).toEqual([...ruled].sort());
  });

  it('is rejected by every call that stakes, pays in or gives, and nothing moves', async () => {
    const excluded = await excludedPlayer();
    const before = await fetchBalance(excluded);
    const rows: string[] = [];
    for (const endpoint of allEndpoints)
      for (const request of rejected[endpoint.name]?.(excluded) ?? []) {
        const { status, body } = await send(endpoint, excluded.player, request);
        rows.push(`${endpoint.name} ${status} ${body.code}`);
        expect([endpoint.name, status, body.code]).toEqual([endpoint.name, 409, 'ACCOUNT_EXCLUDED']);
        expect(body.params?.['until']).toMatch(/^2026-12-27T12:01:/);
      }
    process.stdout.write(`${rows.join('\n')}\n`);
    expect(await fetchBalance(excluded)).toEqual(before);
    expect((await fetchBonuses(backend, excluded.player)).map(({ status }) => status)).toEqual(['active']);
    const used = (await fetchLimits(backend, excluded.player)).limits.map((limit) => limit.used);
    expect(used.filter((amount) => Number(amount) > 250)).toEqual([]);
  });

  it('can withdraw, cancel, read everything, change its limits and profile, and log in and out', async () => {
    const excluded = await excludedPlayer();
    const { player } = excluded;
    const reads = allEndpoints.filter(
      // The rooms of the chat are closed to an excluded account, which `getChat` says.
      ({ method, path, name }) => method === 'GET' && !path.includes('{') && name !== 'listChatMessages',
    );
    const query: Record<string, Record<string, string>> = {
      listTopWins: { table: 'all' },
      listTournaments: { state: 'running' },
      listRealityChecks: { from: '2026-11-01', to: '2026-11-30', timeZone: 'UTC' },
      getActivity: { from: '2026-11-01', to: '2026-11-30', timeZone: 'UTC' },
      getAllBonus: { pageNo: '1', limit: '24', timeZone: 'UTC' },
      getRakebackStatements: { from: '2026-11-01', to: '2026-11-30' },
      getUserBonuses: { pageNo: '1', limit: '24' },
      getTransactions: { pageNo: '1', limit: '24', kind: 'all', timeZone: 'UTC' },
      getPayments: { currencyCode: 'EUR', countryCode: 'CW' },
      listGames: { pageNo: '1', limit: '24' },
      listReferredFriends: { pageNo: '1', limit: '24' },
      reverseGeocode: { lat: '12.1', lon: '-68.9' },
      calendarAward: { user: String(player.id) },
      operatorScripts: { enableAuthUsers: 'false', enableDepositors: 'false' },
      getFullCategoryList: { locale: 'en' },
    };
    for (const endpoint of reads) {
      const { status, body } = await send(endpoint, player, { query: query[endpoint.name] ?? {} });
      expect([endpoint.name, status, body.code]).toEqual([endpoint.name, 200, undefined]);
    }
    for (const name of Object.keys(open)) {
      const endpoint = allEndpoints.find((each) => each.name === name);
      const request = open[name]?.(excluded);
      if (endpoint === undefined || request === undefined) throw new Error(name);
      const { status, body } = await send(endpoint, player, request);
      expect([name, status, body.code]).toEqual([name, 200, undefined]);
    }
  });

  it('cannot move money over the socket either, which takes no messages from players', async () => {
    const excluded = await excludedPlayer();
    const before = await fetchBalance(excluded);
    const socket = await connect(backend.url, excluded.player.token);
    const messages = [
      ...Object.keys(socketEvents),
      ...Object.keys(rejected),
      ...['bet', 'stake', 'play', 'join', 'emit', 'sessionsEnded', 'createDeposit', 'rakeback:claim'],
    ];
    for (const name of messages) socket.emit(name, { stake: '1.00', amount: '20', currencyCode: 'EUR' });
    // The same connection answers this after all of them.
    const probe = socket.io.socket('/nowhere');
    await new Promise((resolve) => probe.once('connect_error', resolve));
    expect(await fetchBalance(excluded)).toEqual(before);
    expect(socket.connected).toBe(true);
    socket.close();
  });

  it('is not paid a claim that another device repeats, but keeps one that was paid before', async () => {
    const { player, day } = await excludedPlayer();
    const { body } = await send(rakebackClaim, player, {
      query: { timeZone: 'UTC', customerDate: day.claimDate, bonusId: day.bonusId },
      body: { ...day, customerDate: day.claimDate },
    });
    expect(body.code).toBe('ACCOUNT_EXCLUDED');
    expect(
      (await fetchDays(backend, player)).find(({ bonusId }) => bonusId === day.bonusId)?.paidAt,
    ).toBeNull();
  });
});
