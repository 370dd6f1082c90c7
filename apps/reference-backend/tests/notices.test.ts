import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getNotices,
  getNoticeSettings,
  type Notice,
  type NoticeGroup,
  noticeKinds,
  readNotices,
  setConsent,
  setNoticeSettings,
  setSessionTimeLimit,
} from '@casino-kit/api-contract';
import { remindOfBonuses } from '../src/bonuses/remind-of-bonuses.js';
import { minutesFrom } from '../src/clock.js';
import { addNotice, addSecurityNews, type News } from '../src/notices/add-notice.js';
import { forgetNotices } from '../src/notices/forget-notices.js';
import { notices } from '../src/notices/tables.js';
import { tellOfLimits } from '../src/protection/tell-of-limits.js';
import { remindOfRakeback } from '../src/rakeback/remind-of-rakeback.js';
import { finishDueTournaments } from '../src/tournaments/finish.js';
import { processDuePayouts } from '../src/withdrawals/process-due-payouts.js';
import { giveBonus, verifiedPlayer } from './support/bonuses.js';
import { changeSettings, control } from './support/control.js';
import { makePng } from './support/document-files.js';
import { documentsFolder, fetchDocuments, sendByTus } from './support/documents.js';
import { startNodes } from './support/nodes.js';
import { exclude, limit } from './support/protecting.js';
import { fetchDays, playFor, richPlayer, setClocks } from './support/rakeback.js';
import { connect, next } from './support/sockets.js';
import {
  deposit,
  logInAgain,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { addTournament, enter, playSeeded } from './support/tournaments.js';
import { playerWhoMayWithdraw, withdraw } from './support/withdrawing.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
const noon = '2026-11-26T12:00:00Z';
const at = (instant: string | Date) => setClocks([backend, other], instant);
beforeEach(() => at(noon));
const hours = (count: number) => minutesFrom(new Date(noon), count * 60);

type Query = Record<string, string>;
const fetchNotices = async ({ token }: TestPlayer, query: Query = {}, node = backend) =>
  (await node.call(getNotices, { token, query })).body.data;
const fetchNoticeKinds = async (player: TestPlayer) =>
  (await fetchNotices(player)).notices.map(({ kind }) => kind);
const read = ({ token }: TestPlayer, body: { ids?: string[]; upTo?: string }, node = backend) =>
  node.call(readNotices, { token, body });
const mute = ({ token }: TestPlayer, muted: NoticeGroup[]) =>
  backend.call(setNoticeSettings, { token, body: { muted } });
const tell = ({ id }: TestPlayer, news: Partial<News> = {}, node = backend) =>
  node.services.database.transaction((transaction) =>
    addNotice(transaction, {
      playerId: id,
      kind: 'newDevice',
      values: { device: 'Firefox on Windows' },
      now: node.clock.now(),
      ...news,
    }),
  );
/** Agrees to offers of bonuses, without which nothing reminds. */
const agree = ({ token }: TestPlayer) =>
  backend.call(setConsent, { token, body: { given: [{ channel: 'sms', product: 'bonus' }] } });

describe('the inbox', () => {
  it('is empty at first, has the latest first, and pages by the last one of a page', async () => {
    const player = await newPlayer(backend);
    expect(await fetchNotices(player)).toEqual({ notices: [], unread: 0, hasMore: false });
    for (let count = 0; count < 45; count += 1) await tell(player, { values: { number: String(count) } });
    const seen: string[] = [];
    let before: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const {
        notices: found,
        hasMore,
        unread,
      } = await fetchNotices(player, before === undefined ? {} : { before });
      expect([hasMore, unread]).toEqual([page < 2, 45]);
      seen.push(...found.map(({ values }) => values['number'] ?? ''));
      before = found.at(-1)?.id;
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_each, index) => String(44 - index)));
    expect(await fetchNotices(player, { limit: '0' })).toEqual({ notices: [], unread: 45, hasMore: false });
  });

  it('is in the order of time, also where a later one was added before', async () => {
    const player = await newPlayer(backend);
    const hour = { a: -5, b: -3, c: -4, d: -3, e: -6 };
    for (const [name, at] of Object.entries(hour)) await tell(player, { values: { name }, now: hours(at) });
    const names: string[] = [];
    let before: string | undefined;
    do {
      const query = { limit: '2', ...(before !== undefined && { before }) };
      const page = await fetchNotices(player, query);
      names.push(...page.notices.map(({ values }) => values['name'] ?? ''));
      before = page.hasMore ? page.notices.at(-1)?.id : undefined;
    } while (before !== undefined);
    expect(names.join('')).toBe('dbcae');
    const { notices: all } = await fetchNotices(player);
    await read(player, { upTo: all[2]!.id });
    const states = (await fetchNotices(player)).notices.map(({ readAt }) => readAt !== null);
    expect(states).toEqual([false, false, true, true, true]);
  });

  it('marks some as read, or all up to one, so that what arrives meanwhile stays unread', async () => {
    const player = await newPlayer(backend);
    for (let count = 0; count < 4; count += 1) await tell(player);
    const [latest, second, third] = (await fetchNotices(player)).notices;
    await tell(player);
    expect((await read(player, { ids: [third!.id] })).body.data).toEqual({ unread: 4 });
    expect((await read(player, { upTo: second!.id })).body.data).toEqual({ unread: 2 });
    const states = (await fetchNotices(player)).notices.map(({ readAt }) => readAt !== null);
    expect(states).toEqual([false, false, true, true, true]);
    expect((await read(player, { ids: [latest!.id], upTo: second!.id })).body.data).toEqual({ unread: 1 });
  });

  it('is one on both nodes: what is new and what is read arrives at every device', async () => {
    const player = await newPlayer(backend);
    const [one, two] = [await connect(backend.url, player.token), await connect(other.url, player.token)];
    const arrived = [next(one, 'notice:new'), next(two, 'notice:new')];
    await deposit(backend, player, { amount: '50' });
    const [first, same] = await Promise.all(arrived);
    expect(first).toEqual(same);
    expect(first!.unread).toBe(1);
    const both = [next(one, 'notice:read'), next(two, 'notice:read')];
    await read(player, { upTo: String(first!.noticeId) }, other);
    expect(await Promise.all(both)).toEqual([{ unread: 0 }, { unread: 0 }]);
    one.close();
    two.close();
  });

  it('is of one player: nobody reads or marks those of another', async () => {
    const [player, stranger] = [await newPlayer(backend), await newPlayer(backend)];
    await tell(player);
    const [notice] = (await fetchNotices(player)).notices;
    expect((await read(stranger, { ids: [notice!.id], upTo: notice!.id })).status).toBe(200);
    expect((await fetchNotices(player)).unread).toBe(1);
    expect((await fetchNotices(stranger)).notices).toEqual([]);
    expect((await backend.call(getNotices)).status).toBe(401);
  });

  it('counts a thousand unread at most', async () => {
    const player = await newPlayer(backend);
    await backend.services.database.insert(notices).values(
      Array.from({ length: 1_200 }, () => ({
        playerId: player.id,
        kind: 'newDevice',
        values: {},
        createdAt: backend.clock.now(),
      })),
    );
    expect((await fetchNotices(player)).unread).toBe(1_000);
    const [latest] = (await fetchNotices(player)).notices;
    expect((await read(player, { upTo: latest!.id })).body.data.unread).toBe(0);
  });

  it('rejects ids that are none, and reading nothing', async () => {
    const player = await newPlayer(backend);
    const bad = ['0x1', '-1', '1e3', '9'.repeat(30), "1' or '1'='1", ''];
    for (const id of bad) {
      expect((await read(player, { upTo: id })).body.code).toBe('VALIDATION');
      expect((await read(player, { ids: [id] })).body.code).toBe('VALIDATION');
      const page = await backend.call(getNotices, { token: player.token, query: { before: id } });
      expect(page.body.code).toBe('VALIDATION');
    }
    expect((await read(player, {})).status).toBe(400);
    expect((await read(player, { ids: Array.from({ length: 51 }, () => '1') })).status).toBe(400);
    const long = await backend.call(getNotices, { token: player.token, query: { limit: '51' } });
    expect(long.status).toBe(400);
  });

  it('keeps hostile text as it is and cuts it; what no database can store does not undo anything', async () => {
    const player = await newPlayer(backend);
    const name = '<img src=x onerror=alert(1)>\u202e{{values}}';
    await tell(player, { values: { name, odd: 'a\0b\ud800c', long: 'x'.repeat(10_000) } });
    const [notice] = (await fetchNotices(player)).notices;
    expect(notice!.values['name']).toBe(name);
    expect(notice!.values['odd']).toBe('abc');
    expect(notice!.values['long']).toHaveLength(300);
  });

  it('returns a kind that this version does not know', async () => {
    const player = await newPlayer(backend);
    const row = { playerId: player.id, kind: 'fromTomorrow', values: {}, createdAt: backend.clock.now() };
    await backend.services.database.insert(notices).values(row);
    expect(await fetchNoticeKinds(player)).toEqual(['fromTomorrow']);
  });

  it('is kept for 90 days: older ones are not shown, then deleted', async () => {
    const account = await newPlayer(backend);
    await tell(account, { values: { number: 'old' } });
    at(hours(89 * 24));
    const player = await logInAgain(backend, account);
    await tell(player, { values: { number: 'new' } });
    // And that somebody logged in on a new device.
    expect((await fetchNotices(player)).unread).toBe(3);
    at(hours(90 * 24 + 1));
    const page = await fetchNotices(player);
    const kept = page.notices.flatMap(({ values }) => values['number'] ?? []);
    expect([page.unread, kept]).toEqual([2, ['new']]);
    const left = () => backend.services.database.$count(notices);
    const before = await left();
    await forgetNotices(backend.services.database, backend.clock.now());
    expect(await left()).toBeLessThan(before);
    expect((await fetchNotices(player)).notices).toHaveLength(2);
  });
});

describe('a muted group', () => {
  it('adds nothing; what was there before stays', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player);
    expect((await mute(player, ['prizes', 'deposits', 'deposits'])).body.data.muted).toEqual([
      'deposits',
      'prizes',
    ]);
    await deposit(backend, player);
    expect(await fetchNoticeKinds(player)).toEqual(['depositArrived']);
    expect((await mute(player, [])).body.data.muted).toEqual([]);
    await deposit(backend, player);
    expect(await fetchNoticeKinds(player)).toEqual(['depositArrived', 'depositArrived']);
  });

  it('is never that of security', async () => {
    const player = await newPlayer(backend);
    const refused = await mute(player, ['deposits', 'security']);
    expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION']);
    const { token } = player;
    expect((await backend.call(getNoticeSettings, { token })).body.data.muted).toEqual([]);
    const kinds = Object.keys(noticeKinds).filter(
      (kind) => noticeKinds[kind as keyof typeof noticeKinds] === 'security',
    );
    expect(kinds.length).toBeGreaterThan(5);
    await backend.services.database.transaction((transaction) =>
      addSecurityNews(transaction, {
        playerId: player.id,
        kind: 'passwordChanged',
        values: {},
        now: backend.clock.now(),
      }),
    );
    expect(await fetchNoticeKinds(player)).toEqual(['passwordChanged']);
  });
});

describe('news', () => {
  const fetchLatestNotice = async (player: TestPlayer): Promise<Notice> =>
    (await fetchNotices(player)).notices[0]!;

  it('come with the money of a deposit, once, and with one that failed', async () => {
    const player = await newPlayer(backend);
    const key = 'same-key-twice';
    await deposit(backend, player, { amount: '50', key });
    await deposit(backend, player, { amount: '50', key });
    expect(await fetchLatestNotice(player)).toMatchObject({
      kind: 'depositArrived',
      values: { amount: '50.00', currencyCode: 'EUR', last4: '4242' },
      readAt: null,
    });
    await deposit(backend, player, { number: '4000000000000002' });
    expect(await fetchNoticeKinds(player)).toEqual(['depositFailed', 'depositArrived']);
  });

  it('are not there when what they tell of is undone', async () => {
    const player = await newPlayer(backend);
    const undone = backend.services.database.transaction(async (transaction) => {
      await addNotice(transaction, {
        playerId: player.id,
        kind: 'depositArrived',
        values: {},
        cause: 'undone',
        now: backend.clock.now(),
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await fetchNoticeKinds(player)).toEqual([]);
  });

  it('of one cause are added once by two nodes at once', async () => {
    const player = await newPlayer(backend);
    const added = await Promise.all(
      [backend, other, backend, other].map((node) =>
        tell(player, { kind: 'prizeWon', values: {}, cause: 'race-1' }, node),
      ),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await fetchNoticeKinds(player)).toEqual(['prizeWon']);
  });

  it('follow a withdrawal: approved, paid; rejected with its reason; failed', async () => {
    const player = await playerWhoMayWithdraw(backend);
    await mute(player, ['deposits']);
    const ask = async (amount: string) =>
      (await withdraw(backend, player, { amount })).body.data.withdrawalId;
    const [rejected, failed, paid] = [await ask('120'), await ask('30'), await ask('40')];
    await control(backend, `withdrawals/${rejected}/reject`, { reason: 'The name differs.' });
    expect((await fetchLatestNotice(player)).values).toEqual({
      amount: '120.00',
      currencyCode: 'EUR',
      reason: 'The name differs.',
    });
    await control(backend, `withdrawals/${failed}/approve`);
    await control(backend, `withdrawals/${failed}/fail`);
    await control(backend, `withdrawals/${paid}/approve`);
    at(hours(24 * 7));
    await Promise.all([backend, other].map((node) => processDuePayouts(node.services)));
    const kinds = await fetchNoticeKinds(player);
    expect(kinds[0]).toBe('withdrawalPaid');
    expect(kinds.filter((kind) => kind === 'withdrawalPaid')).toHaveLength(1);
    expect(kinds).toContain('withdrawalRejected');
    expect(kinds).toContain('withdrawalFailed');
  });

  it('come with the prize of a tournament, in the account’s currency', async () => {
    const id = await addTournament(backend, {
      endsAt: minutesFrom(new Date(noon), 10),
      name: 'Harbour Race',
    });
    const player = await richPlayer(backend, '1000');
    await enter(backend, player, id);
    await playSeeded(backend, player, { seed: 3, at: minutesFrom(new Date(noon), 1) });
    at(minutesFrom(new Date(noon), 12));
    await Promise.all([backend, other].map((node) => finishDueTournaments(node.services)));
    expect((await fetchLatestNotice(player)).values).toEqual({
      name: 'Harbour Race',
      tournamentId: id,
      rank: '1',
      amount: '100.00',
      currencyCode: 'EUR',
    });
    expect(await fetchNoticeKinds(player)).toEqual(['prizeWon']);
  });
});

describe('a looser limit', () => {
  /** Each change comes after the one before, also by the clock. */
  const later = () => [backend, other].forEach(({ clock }) => clock.advance(1_000));
  const tellBoth = () => Promise.all([backend, other].map((node) => tellOfLimits(node.services)));

  it('adds one notice when its delay is over, with the limit that applied before', async () => {
    await changeSettings(backend, { policy: { preset: 'mga' } });
    const player = await newPlayer(backend);
    await limit(backend, player, 'deposit', 'weekly', '400');
    await limit(backend, player, 'deposit', 'weekly', '500');
    await tellBoth();
    expect(await fetchNoticeKinds(player)).toEqual([]);
    at(hours(24 * 6));
    await tellBoth();
    await tellOfLimits(backend.services);
    const { notices: told } = await fetchNotices(player);
    expect(
      told.map(({ kind, values }) => [kind, values['limit'], values['amount'], values['beforeAmount']]),
    ).toEqual([['limitTookEffect', 'deposit weekly', '500.00', '400.00']]);
    await changeSettings(backend, { policy: null });
  });

  it.each([
    ['deposit', 'weekly'],
    ['loss', 'daily'],
  ] as const)('adds the same notice when the limit is removed: %s, %s', async (kind, period) => {
    await changeSettings(backend, { policy: { preset: 'mga' } });
    const player = await newPlayer(backend);
    await limit(backend, player, kind, period, '400');
    later();
    await limit(backend, player, kind, period, null);
    await tellBoth();
    expect(await fetchNoticeKinds(player)).toEqual([]);
    at(hours(24 * 8));
    await tellBoth();
    await tellOfLimits(backend.services);
    const { notices: told } = await fetchNotices(player);
    expect(told.map(({ kind: told, values: { at: _at, ...values } }) => [told, values])).toEqual([
      ['limitTookEffect', { limit: `${kind} ${period}`, beforeAmount: '400.00', beforeCurrencyCode: 'EUR' }],
    ]);
    await changeSettings(backend, { policy: null });
  });

  it('adds a notice at once where there is no delay, and a stricter one adds none', async () => {
    const player = await newPlayer(backend);
    for (const amount of ['400', '500', '300', null]) {
      later();
      await limit(backend, player, 'deposit', 'weekly', amount);
    }
    for (const value of [2, 1, 3]) {
      later();
      await backend.call(setSessionTimeLimit, { token: player.token, body: { value, unit: 'hours' } });
    }
    const { notices: told } = await fetchNotices(player);
    expect(told.map(({ kind }) => kind)).toEqual(Array(3).fill('limitTookEffect'));
    expect(told.map(({ values: { at: _at, ...values } }) => values)).toEqual([
      { limit: 'session-time', time: '3', unit: 'hours', beforeTime: '1', beforeUnit: 'hours' },
      { limit: 'deposit weekly', beforeAmount: '300.00', beforeCurrencyCode: 'EUR' },
      {
        limit: 'deposit weekly',
        ...{ amount: '500.00', currencyCode: 'EUR', beforeAmount: '400.00', beforeCurrencyCode: 'EUR' },
      },
    ]);
    await tellBoth();
    expect(await fetchNoticeKinds(player)).toHaveLength(3);
  });

  it('adds no notice when the player kept the old one', async () => {
    await changeSettings(backend, { policy: { preset: 'mga' } });
    const player = await newPlayer(backend);
    await limit(backend, player, 'loss', 'daily', '40');
    await limit(backend, player, 'loss', 'daily', '90');
    await limit(backend, player, 'loss', 'daily', '40');
    at(hours(24 * 6));
    await tellBoth();
    expect(await fetchNoticeKinds(player)).toEqual([]);
    await changeSettings(backend, { policy: null });
  });
});

describe('a reminder', () => {
  const bonus = { cashAmount: '5', wageringMultiplier: '9', validDays: 3 };
  const remind = async () => {
    await Promise.all([backend, other].map((node) => remindOfBonuses(node.services)));
    await remindOfRakeback(backend.services, backend.services.configuration.rates);
  };

  it('of a bonus comes once, a day before, to who agreed to offers', async () => {
    const [player, silent] = [await verifiedPlayer(backend), await verifiedPlayer(backend)];
    await agree(player);
    const { deadline } = await giveBonus(backend, player, bonus);
    await giveBonus(backend, silent, bonus);
    at(minutesFrom(new Date(deadline!), -60));
    await remind();
    await remind();
    const { notices: told } = await fetchNotices(player);
    expect(told.map(({ kind, values }) => [kind, values['name'], values['until']])).toEqual([
      ['bonusExpires', 'Harbour gift', deadline],
    ]);
    expect(await fetchNoticeKinds(silent)).toEqual([]);
  });

  it('of rakeback comes on its last day', async () => {
    const player = await richPlayer(backend);
    await agree(player);
    await playFor(backend, player, '100');
    at(hours(24));
    await remind();
    expect(await fetchNoticeKinds(player)).toEqual([]);
    const [day] = (await fetchDays(backend, player)).filter(({ bonusId }) => bonusId !== null);
    at(new Date(Date.parse(`${day!.canClaimDate}T08:00:00Z`) + 24 * 3_600_000));
    await remind();
    const { notices: told } = await fetchNotices(player);
    expect(told.map(({ kind, values }) => [kind, values['amount']])).toEqual([
      ['rakebackExpires', day!.amount],
    ]);
  });

  it('is hidden, and not counted, once its player is excluded or has withdrawn consent', async () => {
    const [excluded, withdrawn] = [await newPlayer(backend), await newPlayer(backend)];
    for (const player of [excluded, withdrawn]) {
      await agree(player);
      await tell(player);
      await tell(player, { kind: 'bonusExpires' });
      expect((await fetchNotices(player)).unread).toBe(2);
    }
    await exclude(backend, excluded, 'break', 'P1M');
    await backend.call(setConsent, { token: withdrawn.token, body: { given: [] } });
    for (const player of [excluded, withdrawn]) {
      const { notices: shown, unread } = await fetchNotices(player);
      expect([shown.map(({ kind }) => kind), unread]).toEqual([['newDevice'], 1]);
    }
  });

  it('is not added for an excluded player', async () => {
    const player = await verifiedPlayer(backend);
    await agree(player);
    const { deadline } = await giveBonus(backend, player, bonus);
    await exclude(backend, player, 'break', 'P1M');
    at(minutesFrom(new Date(deadline!), -60));
    await remind();
    const own = eq(notices.playerId, player.id);
    expect(await backend.services.database.$count(notices, own)).toBe(0);
  });
});

describe('documents', () => {
  const folder = documentsFolder();

  it('bring the decisions about them, with the reason, and no repetition', async () => {
    const node = await startTestBackend({ variables: { DOCUMENTS_DIRECTORY: folder } });
    await changeSettings(node, { allowKYCBeforeDeposit: true });
    const player = await newPlayer(node);
    await sendByTus(node, player, makePng('a file'), { kind: 'identity', name: 'identity.png' });
    const [document] = (await fetchDocuments(node, player)).documents;
    const id = document!.documentId;
    await control(node, `documents/${id}/more`, { reason: 'The back is missing.' });
    await control(node, `documents/${id}/reject`, { reason: 'It has expired.' });
    await control(node, `documents/${id}/reject`, { reason: 'It has expired.' });
    await control(node, `documents/${id}/approve`);
    const { notices: told } = (await node.call(getNotices, { token: player.token })).body.data;
    expect(told.map(({ kind, values }) => [kind, values['document'], values['reason']])).toEqual([
      ['documentApproved', 'identity', undefined],
      ['documentRejected', 'identity', 'It has expired.'],
      ['documentNeedsMore', 'identity', 'The back is missing.'],
    ]);
  });
});
