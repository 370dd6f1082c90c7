import { pino } from 'pino';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  cancelDeposit,
  activateBonus,
  getCalendarAward,
  cancelBonus,
  cancelWithdrawal,
  checkCoupon,
  collectReferralShare,
  answerRealityCheck,
  confirmBonusBuy,
  acknowledgeFunds,
  confirmLimitChoice,
  confirmLoginSummary,
  confirmLoosenedLimit,
  chooseWallet,
  countPlayTime,
  countryBlocked,
  createDeposit,
  createExclusion,
  createWithdrawal,
  enterTournament,
  forgotPassword,
  forgetSavedCard,
  forgotPasswordSms,
  getActivity,
  getAllBonus,
  getAllCountry,
  getChat,
  getChatModeration,
  getCurrencies,
  getDeposit,
  getDocumentLabels,
  getDocuments,
  getConsent,
  getExclusions,
  getFundsNotice,
  getFullCategoryList,
  getGame,
  getLimits,
  getPlayTime,
  getLocation,
  getClubRewards,
  getLoyaltyClub,
  getPayments,
  getPlayMarkers,
  getPendingDeposits,
  getRakebackDays,
  getRakebackStatements,
  getReferralSummary,
  getRegistrationFields,
  getSavedCards,
  getTournament,
  getTournamentLeaderboard,
  getTournamentStanding,
  getTransactions,
  getUserBonuses,
  getUserDetails,
  getWallets,
  getWithdrawalOverview,
  getWithdrawals,
  launchGame,
  listChatMessages,
  listGameProviders,
  getGamePulse,
  getMyGamePulse,
  getNotices,
  getNoticeSettings,
  listGames,
  listFavouriteGames,
  listRealityChecks,
  listRecentGames,
  listMyTopWins,
  listRecentWins,
  listReferredFriends,
  listTopWins,
  listTournaments,
  localeDictionary,
  logEvent,
  login,
  logout,
  moderateChat,
  muteChatAuthor,
  openGameTable,
  openLiveTable,
  openMinesTile,
  cashOutCrash,
  getCrashRound,
  openCrash,
  placeCrashBet,
  openOriginal,
  operatorScripts,
  readNotices,
  readResponse,
  playOriginal,
  playRound,
  rakebackClaim,
  refreshKycStatus,
  removeSessionTimeLimit,
  reportChatMessage,
  requestReopening,
  resetPassword,
  resetPasswordSms,
  reverseGeocode,
  sendChatMessage,
  sendCredentials,
  sendVerificationEmail,
  setChatSettings,
  setFavouriteGame,
  setConsent,
  setLimit,
  setLiveBets,
  setNoticeSettings,
  startMines,
  takeMines,
  setRealityCheck,
  setSessionTimeLimit,
  settings2,
  signUp,
  threeDsWebhook,
  updateUserDetails,
  verifyEmail,
  type AnyEndpoint,
} from '@casino-kit/api-contract';
import { bonuses } from '../src/bonuses/tables.js';
import { toRoundId } from '../src/roulette/timeline.js';
import { protections } from '../src/protection/tables.js';
import { operatorScripts as scripts } from '../src/settings/tables.js';
import { countryBlockReports, visitorEvents } from '../src/visitors/tables.js';
import { endpointRoutes } from '../src/http/endpoint-route.js';
import { createApplication } from '../src/http/application.js';
import { giveBonus, offerUp, verifiedPlayer } from './support/bonuses.js';
import { fetchChat, newModerator, sayNow } from './support/chatting.js';
import { roundsFrom, sit } from './support/live-table.js';
import { nextRound, sit as sitAtCrash } from './support/crash.js';
import { openOneGem } from './support/mines.js';
import { linkCode, sentTo } from './support/outbox.js';
import { fetchDays, playFor, richPlayer, setClocks } from './support/rakeback.js';
import { referrerWithShare } from './support/referring.js';
import { securityCalls } from './support/securing.js';
import {
  person,
  cardToken,
  type Request,
  shell,
  startTestBackend,
  type TestBackend,
  newPlayer,
  deposit,
  newKey,
  password,
} from './support/test-backend.js';
import { addTournament } from './support/tournaments.js';
import { playerWhoMayWithdraw, skrill, withdraw } from './support/withdrawing.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    resources: {
      dictionary: (lng) => (lng === 'en' ? { 'games.category.slots': 'Slot machines' } : undefined),
    },
  });
});

/** Calls endpoints, each of which must succeed with the response of its contract. */
async function expectContract(calls: readonly [AnyEndpoint, Request][]): Promise<void> {
  for (const [endpoint, request] of calls) {
    const { status, body } = await backend.call(endpoint, request);
    expect(status, endpoint.name).toBe(200);
    const data: unknown = endpoint.envelope === 'bare' ? body : body.data;
    if (endpoint.envelope === 'wrapped') expect(body.success, endpoint.name).toBe(true);
    const dropped: string[] = [];
    const read = readResponse(endpoint.data, { data }, ({ path, detail }) =>
      dropped.push(`${path} ${detail}`),
    );
    expect(read.kind, endpoint.name).toBe('data');
    expect(dropped, endpoint.name).toEqual([]);
  }
}

/** Returns a reset form for a new player's phone, with the code that was sent to it. */
async function phoneWithCode() {
  const number = { phoneCode: '599', phone: '95162222' };
  await backend.call(signUp, {
    body: { registrationMode: 'phone', ...number, password, ...person },
  });
  await backend.call(forgotPasswordSms, { body: number });
  const [message] = await sentTo(backend, '+59995162222');
  return { ...number, code: message?.code, password: 'New-pass-1' };
}

describe('every endpoint', () => {
  it('responds as its contract defines', async () => {
    const player = await newPlayer(backend);
    const paid = await deposit(backend, player, { amount: '100', keepCard: true });
    const saved = await backend.call(getSavedCards, { token: player.token });
    const [stored] = saved.body.data.cards;
    const challenged = await deposit(backend, player, { number: '5555555555554444' });
    const challenge = new URL(challenged.body.data.threeDs?.url ?? '').searchParams;
    const launched = await backend.call(launchGame, {
      token: player.token,
      params: { slug: 'book-of-tides' },
      body: { mode: 'real', locale: 'en' },
    });
    const tournamentId = await addTournament(backend);
    const launch = launched.body.data.url.split('launch=')[1];
    const { token } = player;
    const key = () => ({ 'idempotency-key': newKey() });
    const calls: [AnyEndpoint, Request][] = [
      [settings2, {}],
      [localeDictionary, { params: { lng: 'en' }, query: { version: '2026-01-01' } }],
      [operatorScripts, { query: { enableAuthUsers: 'true' } }],
      [getAllCountry, {}],
      [getCurrencies, {}],
      [getLocation, {}],
      [getRegistrationFields, {}],
      [getFullCategoryList, { query: { locale: 'en' } }],
      [getAllBonus, { query: { pageNo: '1', limit: '24', isDeposit: 'false' } }],
      [getPayments, { query: { currencyCode: 'EUR', countryCode: 'CW' } }],
      [listGames, { query: { pageNo: '1', limit: '10' } }],
      [getGame, { params: { slug: 'book-of-tides' } }],
      [listRecentWins, {}],
      [listTopWins, { query: { table: 'all' } }],
      [listMyTopWins, { token }],
      [getGamePulse, { params: { slug: 'book-of-tides' }, query: { period: '24h' } }],
      [getMyGamePulse, { params: { slug: 'book-of-tides' }, query: { period: '24h' }, token }],
      [listTournaments, { query: { state: 'running' } }],
      [enterTournament, { token, params: { tournamentId } }],
      [getTournament, { token, params: { tournamentId } }],
      [getTournamentLeaderboard, { params: { tournamentId } }],
      [getTournamentStanding, { token, params: { tournamentId } }],
      [listGameProviders, {}],
      [getLoyaltyClub, {}],
      [getClubRewards, { token }],
      [getReferralSummary, { token }],
      [listReferredFriends, { token, query: { pageNo: '1', limit: '24' } }],
      [signUp, { body: { email: `${newKey()}@player.example`, password, ...person } }],
      [login, { body: { email: player.email, password } }],
      [getUserDetails, { token }],
      [updateUserDetails, { token, body: { city: 'Willemstad' } }],
      [verifyEmail, { body: { code: await linkCode(backend, player.email, 'verify-email') } }],
      [sendVerificationEmail, { token, body: {} }],
      [logEvent, { token, body: { event: 'PAGE_VIEW', data: { path: '/' } } }],
      [reverseGeocode, { query: { lat: '12.12', lon: '-68.93' } }],
      [countryBlocked, { body: { ip: '203.0.113.1', country: 'US', firstUrl: 'https://x.example/' } }],
      [
        createDeposit,
        {
          token,
          headers: key(),
          body: {
            paymentMethodId: 'card',
            amount: '20',
            currencyCode: 'EUR',
            cardToken: await cardToken(backend),
          },
        },
      ],
      [getDeposit, { token, params: { depositId: paid.body.data.depositId } }],
      [getPendingDeposits, { token }],
      [cancelDeposit, { token, params: { depositId: paid.body.data.depositId }, body: {} }],
      [getSavedCards, { token }],
      [forgetSavedCard, { token, params: { cardId: stored?.cardId ?? '' } }],
      [threeDsWebhook, { token, body: { PaReq: challenge.get('PaReq'), MD: challenge.get('MD') } }],
      [launchGame, { params: { slug: 'pearl-diver' }, body: { mode: 'demo', locale: 'de' } }],
      [openGameTable, { token: launch, body: {} }],
      [playRound, { token: launch, headers: key(), body: { stake: '0.20' } }],
      [listRecentGames, { token }],
      [setFavouriteGame, { token, body: { slug: 'pearl-diver', isFavourite: true } }],
      [listFavouriteGames, { token }],
      [getNotices, { token, query: { limit: '5' } }],
      [readNotices, { token, body: { upTo: '1' } }],
      [getNoticeSettings, { token }],
      [setNoticeSettings, { token, body: { muted: ['prizes'] } }],
      [forgotPassword, { body: { email: player.email } }],
      [forgotPasswordSms, { body: { phoneCode: '599', phone: '95161111' } }],
      [logout, { token, body: {} }],
    ];
    await expectContract(calls);
    const opened = await backend.call(signUp, {
      body: { registrationMode: 'oneClick', ...person },
    });
    const recovery: [AnyEndpoint, Request][] = [
      [
        sendCredentials,
        { token: opened.body.data.accessToken, body: { email: `${newKey()}@player.example` } },
      ],
      [
        resetPassword,
        { body: { code: await linkCode(backend, player.email, 'reset-password'), password: 'New-pass-1' } },
      ],
      [resetPasswordSms, { body: await phoneWithCode() }],
    ];
    await expectContract(recovery);
    const seat = await sit(backend, undefined);
    const round = roundsFrom(backend.clock.now().toISOString()).next(backend);
    const bets = { roundId: toRoundId(round), bets: [{ spot: 'red', amount: '1' }] };
    const tableCalls: [AnyEndpoint, Request][] = [
      [openLiveTable, { token: seat.token, body: {} }],
      [setLiveBets, { token: seat.token, headers: key(), body: bets }],
    ];
    const launchDemo = async (slug: string) => {
      const body = { mode: 'demo', locale: 'en' };
      const { url } = (await backend.call(launchGame, { params: { slug }, body })).body.data;
      return url.split('launch=')[1] ?? '';
    };
    const [dice, mines] = [await launchDemo('glass-dice'), await launchDemo('mines')];
    const roundId = await openOneGem(backend, mines);
    const originals: [AnyEndpoint, Request][] = [
      [openOriginal, { token: mines, body: {} }],
      [playOriginal, { token: dice, headers: key(), body: { stake: '0.20', choice: 'over-50.00' } }],
      [startMines, { token: mines, headers: key(), body: { stake: '0.20', mines: 3 } }],
      [openMinesTile, { token: mines, body: { roundId, tile: 0 } }],
      [takeMines, { token: mines, body: { roundId } }],
    ];
    await expectContract(originals);
    await expectContract(tableCalls);
    const crash = await sitAtCrash(backend);
    const crashRound = await nextRound([backend]);
    const { betId } = await crash.bet(crashRound);
    const crashBet = { roundId: crashRound.roundId, stake: '0.20', autoCashOut: '2.00' };
    const crashCalls: [AnyEndpoint, Request][] = [
      [openCrash, { token: crash.token, body: {} }],
      [placeCrashBet, { token: crash.token, headers: key(), body: crashBet }],
      [cashOutCrash, { token: crash.token, body: { betId } }],
      [getCrashRound, { token: crash.token, params: { roundId: crashRound.roundId } }],
    ];
    await expectContract(crashCalls);
    const payee = await playerWhoMayWithdraw(backend);
    const requested = await withdraw(backend, payee, { amount: '250' });
    const withdrawalId = requested.body.data.withdrawalId;
    const whose = { token: payee.token };
    const moneyOut: [AnyEndpoint, Request][] = [
      [getWithdrawalOverview, whose],
      [getWithdrawals, { ...whose, query: { pending: 'true' } }],
      [
        createWithdrawal,
        { ...whose, headers: key(), body: { ...skrill, amount: '20', currencyCode: 'EUR' } },
      ],
      [cancelWithdrawal, { ...whose, params: { withdrawalId }, body: {} }],
      [getWallets, whose],
      [chooseWallet, { ...whose, body: { currencyCode: 'EUR' } }],
      [getTransactions, { ...whose, query: { pageNo: '1', limit: '10', kind: 'all' } }],
    ];
    await expectContract(moneyOut);
    const earner = await richPlayer(backend);
    await playFor(backend, earner, '10');
    setClocks([backend], new Date(Date.now() + 24 * 3_600_000));
    const today = backend.clock.now().toISOString().slice(0, 10);
    const [earned] = await fetchDays(backend, earner);
    const claimed = { bonusId: earned?.bonusId ?? '', customerDate: today };
    const rewards: [AnyEndpoint, Request][] = [
      [getRakebackDays, { token: earner.token, query: { user: String(earner.id), timeZone: 'UTC' } }],
      [getRakebackStatements, { token: earner.token, query: { from: today, to: today } }],
      [getCalendarAward, { token: earner.token, query: { user: String(earner.id) } }],
      [
        rakebackClaim,
        {
          token: earner.token,
          headers: key(),
          query: { ...claimed, timeZone: 'UTC' },
          body: { ...claimed, claimDate: earned?.canClaimDate },
        },
      ],
    ];
    const referrer = await referrerWithShare(backend);
    rewards.push([collectReferralShare, { token: referrer.token, headers: key(), body: {} }]);
    await expectContract(rewards);
    backend.clock.shiftTo(0);
    const taker = await verifiedPlayer(backend);
    await offerUp(backend, { cashAmount: '10', wageringMultiplier: '1' }, { coupon: 'HARBOUR' });
    const whoTakes = { token: taker.token };
    const { userBonusId } = await giveBonus(backend, taker, { cashAmount: '5', wageringMultiplier: '9' });
    const bonusCalls: [AnyEndpoint, Request][] = [
      [checkCoupon, { ...whoTakes, body: { couponCode: 'HARBOUR', currencyCode: 'EUR' } }],
      [getUserBonuses, { ...whoTakes, query: { pageNo: '1', limit: '24', state: 'active' } }],
      [confirmBonusBuy, { ...whoTakes, params: { slug: 'pearl-diver' }, body: { cost: '2.96' } }],
      [cancelBonus, { ...whoTakes, params: { userBonusId } }],
      [activateBonus, { ...whoTakes, headers: key(), body: { couponCode: 'HARBOUR', timeZone: 'UTC' } }],
    ];
    await expectContract(bonusCalls);
    const moderator = await newModerator(backend);
    const { messageId } = await sayNow(backend, taker, 'Hello');
    const [reads, message] = [{ token: moderator.token }, { messageId: String(messageId) }];
    const { me: author } = await fetchChat(backend, taker);
    const chat: [AnyEndpoint, Request][] = [
      [getChat, reads],
      [listChatMessages, { ...reads, query: { room: 'en' } }],
      [sendChatMessage, { ...reads, headers: key(), body: { room: 'en', text: 'Good evening' } }],
      [setChatSettings, { ...reads, body: { colour: 'teal' } }],
      [muteChatAuthor, { ...reads, body: { authorId: author.authorId, isMuted: true } }],
      [reportChatMessage, { ...reads, params: message, body: { reason: 'spam' } }],
      [getChatModeration, { ...reads, params: message }],
      [moderateChat, { ...reads, params: message, body: { action: 'remove' } }],
    ];
    await expectContract(chat);
    const protectedBy = { token: taker.token };
    const returning = await newPlayer(backend);
    await backend.services.database.insert(protections).values({
      playerId: returning.id,
      currencyCode: 'EUR',
      selfExcludedUntil: new Date('2020-01-01T00:00:00Z'),
      reopensOnRequest: true,
      limits: [
        {
          ...{ kind: 'deposit', period: 'weekly', amount: '10', raisableFrom: null },
          pending: { amount: '20', takesEffectAt: '2020-01-01T00:00:00Z', needsConfirmation: true },
        },
      ],
    });
    const protection: [AnyEndpoint, Request][] = [
      [getLimits, { ...protectedBy, query: { timeZone: 'America/Curacao' } }],
      [setLimit, { ...protectedBy, body: { kind: 'bet', period: 0, amount: '50', currencyCode: 'EUR' } }],
      [setSessionTimeLimit, { ...protectedBy, body: { value: 2, unit: 'days' } }],
      [removeSessionTimeLimit, protectedBy],
      [setRealityCheck, { ...protectedBy, body: { minutes: 30 } }],
      [getPlayTime, protectedBy],
      [countPlayTime, { ...protectedBy, body: {} }],
      [answerRealityCheck, { ...protectedBy, body: { dueAt: `${today}T00:00:00.000Z`, answer: 'continue' } }],
      [listRealityChecks, { ...protectedBy, query: { from: today, to: today, timeZone: 'UTC' } }],
      [confirmLimitChoice, { ...protectedBy, body: {} }],
      [confirmLoginSummary, { ...protectedBy, body: {} }],
      [getFundsNotice, protectedBy],
      [acknowledgeFunds, { ...protectedBy, body: { version: 'any' } }],
      [confirmLoosenedLimit, { token: returning.token, body: { kind: 'deposit', period: 1 } }],
      [getActivity, { ...protectedBy, query: { from: today, to: today, timeZone: 'UTC' } }],
      [setConsent, { ...protectedBy, body: { given: [{ channel: 'sms', product: 'live' }] } }],
      [getConsent, protectedBy],
      [createExclusion, { ...protectedBy, headers: key(), body: { kind: 'break', period: 'PT1H' } }],
      [getExclusions, protectedBy],
      [requestReopening, { token: returning.token, body: {} }],
      [getPlayMarkers, { ...protectedBy, query: { timeZone: 'UTC' } }],
    ];
    await expectContract(protection);
    const documents: [AnyEndpoint, Request][] = [
      [getDocumentLabels, whoTakes],
      [getDocuments, whoTakes],
      [refreshKycStatus, { ...whoTakes, body: {} }],
    ];
    await expectContract(documents);
    const security = await securityCalls(backend, [await newPlayer(backend), await newPlayer(backend)]);
    await expectContract(security);
    const document = v.parse(
      v.looseObject({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) }),
      await (await backend.fetch('/docs/json')).json(),
    );
    const documented = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const called = [
      ...[
        calls,
        recovery,
        tableCalls,
        originals,
        crashCalls,
        moneyOut,
        rewards,
        bonusCalls,
        chat,
        protection,
      ],
      ...[documents, security],
    ];
    const files = [
      ...['createDocumentUpload', 'getDocumentUpload', 'continueDocumentUpload', 'cancelDocumentUpload'],
      ...['uploadDocument', 'getDocumentFile'],
    ].map((operationId) => expect.objectContaining({ operationId }) as unknown);
    expect(documented).toEqual(expect.arrayContaining(files));
    expect(documented).toHaveLength(called.flat().length + files.length);
    expect(documented).toMatchObject(documented.map(() => ({ summary: expect.stringMatching(/./) })));
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/user/reset-password', '/api/user/send-credentials']),
    );
  });
});

describe('data that visitors send', () => {
  it('is stored', async () => {
    const player = await newPlayer(backend);
    await backend.call(logEvent, {
      token: player.token,
      body: { event: 'ALTERNATIVE_METHOD_BUTTON', mkt: { pid: '7' } },
    });
    await backend.call(logEvent, { token: 'not good', body: { event: 'GUEST_EVENT' } });
    await backend.call(countryBlocked, { body: { ip: '203.0.113.9', country: 'FR', firstUrl: '/x' } });
    const { database } = backend.services;
    const events = await database.select().from(visitorEvents);
    expect(events.find(({ playerId }) => playerId === player.id)).toMatchObject({
      event: 'ALTERNATIVE_METHOD_BUTTON',
      marketing: { pid: '7' },
    });
    expect(events.find(({ event }) => event === 'GUEST_EVENT')?.playerId).toBeNull();
    const reports = await database.select().from(countryBlockReports);
    expect(reports.some(({ countryCode, ip }) => countryCode === 'FR' && ip === '203.0.113.9')).toBe(true);
  });
});

describe('the country of a position', () => {
  it('is that of the nearest large city', async () => {
    const { body } = await backend.call(reverseGeocode, { query: { lat: '52.52', lon: '13.4' } });
    expect(body.data.location.country.code).toBe('DE');
  });
  it.each([
    { lat: '91', lon: '0' },
    { lat: '0', lon: '-180.1' },
    { lat: 'north', lon: '0' },
  ])('is not asked for with %j', async (query) => {
    const { status, body } = await backend.call(reverseGeocode, { query });
    expect([status, body]).toMatchObject([400, { code: 'VALIDATION' }]);
  });
});

describe('lists of the operator', () => {
  it('contain active bonuses in pages', async () => {
    const now = backend.clock.now().getTime();
    const offer = { wagerProgress: '0', minimumDeposit: '20', deadline: null } as never;
    const bonus = (id: string, from: number, to: number) => ({
      id,
      type: 'deposit' as const,
      name: id,
      offer,
      startsAt: new Date(now + from * 3_600_000),
      endsAt: new Date(now + to * 3_600_000),
    });
    await backend.services.database
      .insert(bonuses)
      .values([bonus('first', -1, 1), bonus('second', -1, 2), bonus('over', -2, -1), bonus('to come', 1, 2)]);
    const page = await backend.call(getAllBonus, { query: { pageNo: '2', limit: '1', isDeposit: 'true' } });
    expect(page.body.data.bonus).toMatchObject({
      count: 2,
      rows: [{ id: 'second', minimumDeposit: '20.00' }],
    });
  });

  it('contain scripts by audience', async () => {
    await backend.services.database.insert(scripts).values([
      { key: 'a', name: 'A', audience: 'everyone', head: '<script>1</script>' },
      { key: 'b', name: 'B', audience: 'depositors' },
    ]);
    const keys = async (query: Record<string, string>) =>
      (await backend.call(operatorScripts, { query })).body.data.map(({ key }) => key);
    expect(await keys({})).toEqual(['a']);
    expect(await keys({ enableDepositors: 'true' })).toEqual(['a', 'b']);
  });

  it('name countries, currencies and texts; unknown languages are 404', async () => {
    const places = await backend.call(getAllCountry);
    const { countries } = places.body as unknown as {
      countries: { rows: { code: string; phoneCode: string }[] };
    };
    expect(countries.rows.length).toBeGreaterThan(200);
    expect(countries.rows.find(({ code }) => code === 'CW')).toMatchObject({
      name: 'Curaçao',
      phoneCode: '599',
    });
    const lists = await backend.call(getFullCategoryList, { query: { locale: 'en' } });
    expect(lists.body.data.topCategoryList.find(({ id }) => id === 'slots')).toMatchObject({
      name: 'Slot machines',
      count: 3,
    });
    const missing = await backend.call(localeDictionary, { params: { lng: 'xx' }, query: { version: '1' } });
    expect(missing).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('invalid requests', () => {
  it('get every invalid field reported', async () => {
    const rejected = await backend.call(listGames, { query: { limit: '1000', sort: 'oldest' } });
    expect(rejected).toMatchObject({ status: 400, body: { success: false, code: 'VALIDATION' } });
    expect(Object.keys(rejected.body.fields ?? {}).sort()).toEqual(['limit', 'sort']);
    const nested = await backend.call(logEvent, { body: { event: 'x'.repeat(65) } });
    expect(nested.body.fields).toHaveProperty('event');
  });
  it('get an error body for unknown addresses, invalid JSON and large bodies', async () => {
    expect(await (await backend.fetch('/nowhere')).json()).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
    });
    const send = (body: string) =>
      backend.fetch('/api/user/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    const broken = await send('{"email": ');
    expect([broken.status, await broken.json()]).toMatchObject([400, { code: 'VALIDATION' }]);
    const large = await send(JSON.stringify({ email: 'x'.repeat(300_000) }));
    expect([large.status, await large.json()]).toMatchObject([413, { success: false }]);
  });
  it('get 500 without internal details, and leave no personal data in the log', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const app = await createApplication({
      log,
      shellUrls: [shell],
      trustProxy: false,
      systemToken: undefined,
      requestsPerMinute: 60,
    });
    endpointRoutes(app, false).serve(listRecentWins, () => {
      throw new Error('query failed for secret@player.example');
    });
    const response = await app.inject({ url: '/api/game-wins?email=secret@player.example' });
    await app.close();
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { success: false, code: 'INTERNAL', message: 'Internal server error' },
    ]);
    expect(lines.join('')).toContain('request failed');
    expect(lines.join('')).not.toContain('secret@player.example');
  });
});

describe('headers', () => {
  it('allow the shell to call and no one else', async () => {
    const allowed = async (origin: string) =>
      (await backend.fetch('/api/games', { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed(shell)).toBe(shell);
    expect(await allowed('http://other-shell.test')).toBe('http://other-shell.test');
    expect(await allowed('http://evil.test')).toBeNull();
    const frame = await backend.fetch('/api/game-table/open', {
      method: 'OPTIONS',
      headers: { origin: 'null', 'access-control-request-method': 'POST' },
    });
    expect(frame.headers.get('access-control-allow-origin')).toBe('*');
  });
  it('forbid framing, sniffing and caching of private data', async () => {
    const { headers } = await backend.call(listRecentWins);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });
  it('let a browser keep what is public, by the language in which it was asked', async () => {
    const { headers } = await backend.call(settings2, { headers: { origin: shell } });
    expect(headers.get('cache-control')).toBe('private, max-age=30');
    expect(headers.get('vary')).toBe('Origin, language, accept-encoding');
    expect((await backend.call(listRecentWins)).headers.get('vary')).not.toContain('language');
  });
  it('are few at /health', async () => {
    const health = await backend.fetch('/health');
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  });
});

describe('the address of a visitor', () => {
  const seenAs = async (trust: string, forwarded: string) => {
    const node = await startTestBackend({ variables: { TRUST_PROXY: trust } });
    const response = await node.call(getLocation, { headers: { 'x-forwarded-for': forwarded } });
    return response.body.data.location.ipInfo?.ip;
  };
  it('comes from the trusted proxies', async () => {
    expect(await seenAs('loopback', '203.0.113.1, 203.0.113.2')).toBe('203.0.113.2');
    expect(await seenAs('loopback, 203.0.113.2', '203.0.113.1, 203.0.113.2')).toBe('203.0.113.1');
    expect(await seenAs('2', '203.0.113.0, 203.0.113.1, 203.0.113.2')).toBe('203.0.113.1');
    expect(await seenAs('off', '203.0.113.1')).toBe('127.0.0.1');
  });
});

describe('the limit of requests', () => {
  const systemToken = 'a-system-token-of-the-shell';
  it('counts each address, and exempts the shell’s calls that it makes for no player', async () => {
    const node = await startTestBackend({ variables: { SYSTEM_TOKEN: systemToken } });
    const left = async (headers: Record<string, string>) =>
      (await node.call(settings2, { headers })).headers.get('x-ratelimit-remaining');
    const player = { 'x-forwarded-for': '203.0.113.1' };
    expect([await left(player), await left(player)]).toEqual(['1199', '1198']);
    expect(await left({ 'x-forwarded-for': '203.0.113.2' })).toBe('1199');
    expect(await left({ 'system-token': systemToken })).toBeNull();
    expect(await left({ 'system-token': systemToken, ...player })).toBe('1197');
    expect(await left({ 'system-token': systemToken, forwarded: 'for=203.0.113.1' })).toBe('1199');
    expect(await left({ 'system-token': `${systemToken}x` })).toBe('1198');
  });
  it('exempts no shell when no token is configured', async () => {
    const response = await backend.call(settings2, { headers: { 'system-token': 'undefined' } });
    expect(response.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
  });
});
