import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import {
  getNotices,
  type NoticeGroup,
  noticeKinds,
  type NoticeKind,
  readNotices,
} from '@casino-kit/api-contract';
import { addNotice } from '../src/notices/add-notice.js';
import { forgetNotices } from '../src/notices/forget-notices.js';
import { setMutes } from '../src/notices/mutes.js';
import { countUnread, keptDays, markRead, pageOfNotices } from '../src/notices/read-notices.js';
import { noticeMutes, notices } from '../src/notices/tables.js';
import { startNodes } from './support/nodes.js';
import { setClocks } from './support/rakeback.js';
import { newPlayer, type TestBackend, type TestPlayer } from './support/test-backend.js';

let nodes: [TestBackend, TestBackend];
beforeAll(async () => {
  nodes = await startNodes();
});

const histories = Number(process.env['NOTICE_RUNS'] ?? 40);
/** 100,000 in the full run. */
const loaded = Number(process.env['NOTICE_LOAD'] ?? 4_000);
const readers = 20;

const dayMs = 86_400_000;
/** Kinds that are no reminders: whether those are shown is up to consent. */
const kinds: readonly NoticeKind[] = ['depositArrived', 'prizeWon', 'limitTookEffect', 'newDevice'];
const groups: readonly NoticeGroup[] = ['deposits', 'prizes', 'limits'];
const node = fc.integer({ min: 0, max: 1 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('add'), node, kind: fc.nat(3), cause: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read some'), node, places: fc.array(fc.nat(9)) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read up to'), node, place: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('mute'), node, muted: fc.subarray([...groups]) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait'), node, days: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget'), node }) },
);

it(`unread counts are right after any history of two nodes (${histories} histories)`, async () => {
  const { id: playerId } = await newPlayer(nodes[0]);
  const getDatabase = (index: number) => nodes[index === 0 ? 0 : 1].services.database;
  const database = getDatabase(0);
  const run = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
    await database.delete(notices).where(eq(notices.playerId, playerId));
    await database.delete(noticeMutes).where(eq(noticeMutes.playerId, playerId));
    let now = Date.parse('2026-11-26T12:00:00Z');
    let muted: readonly NoticeGroup[] = [];
    /** What a player should see, the latest first. */
    let model: { key: string; at: number; isRead: boolean }[] = [];
    const stored = new Set<string>();
    const kept = () => model.filter(({ at }) => at > now - keptDays * dayMs);
    for (const each of steps) {
      now += 1_000;
      const at = new Date(now);
      const own = getDatabase(each.node);
      const reader = { playerId, reminders: false, now: at };
      const idsAt = async (places: readonly number[]) => {
        const page = await pageOfNotices(own, reader, { before: undefined, limit: 50 });
        return places.flatMap((place) => page.notices[place]?.id ?? []).map(Number);
      };
      if ('kind' in each) {
        const kind = kinds[each.kind]!;
        const key = `${kind} ${each.cause}`;
        const news = { playerId, kind, values: { key }, cause: String(each.cause), now: at };
        // Two nodes tell of it at once.
        const added = await Promise.all(
          nodes.map((both) =>
            both.services.database.transaction((transaction) => addNotice(transaction, news)),
          ),
        );
        const expected = !stored.has(key) && !muted.includes(noticeKinds[kind]);
        expect(added.filter(Boolean)).toHaveLength(expected ? 1 : 0);
        if (expected) {
          stored.add(key);
          model = [{ key, at: now, isRead: false }, ...model];
        }
      } else if ('places' in each) {
        const shown = kept();
        await markRead(own, playerId, { ids: await idsAt(each.places) }, at);
        for (const place of each.places) if (shown[place] !== undefined) shown[place].isRead = true;
      } else if ('place' in each) {
        const [upTo] = await idsAt([each.place]);
        const shown = kept();
        if (upTo !== undefined) {
          await markRead(own, playerId, { upTo }, at);
          for (const one of shown.slice(each.place)) one.isRead = true;
        }
      } else if ('muted' in each) {
        muted = await setMutes(own, playerId, each.muted);
      } else if ('days' in each) {
        now += each.days * dayMs;
      } else {
        await forgetNotices(own, at);
        const left = kept();
        for (const { key } of model.filter((one) => !left.includes(one))) stored.delete(key);
        model = left;
      }
      const readerNow = { playerId, reminders: false, now: new Date(now) };
      for (const both of nodes) {
        const page = await pageOfNotices(both.services.database, readerNow, { before: undefined, limit: 50 });
        expect(page.notices.map(({ values, readAt }) => [values['key'], readAt !== null])).toEqual(
          kept().map(({ key, isRead }) => [key, isRead]),
        );
        expect(await countUnread(both.services.database, readerNow)).toBe(
          kept().filter(({ isRead }) => !isRead).length,
        );
      }
    }
  });
  await fc.assert(run, { numRuns: histories, endOnFailure: true });
});

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);
const p = (times: number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0;

it(`${loaded} notices over two nodes: none is lost or doubled, in order, counted right, in bounded memory`, async () => {
  // In the order of their times, and of their ids where those are alike: a node that waits for the other would be late.
  setClocks(nodes, '2026-11-26T12:00:00Z');
  const players: TestPlayer[] = [];
  for (let count = 0; count < readers; count += 1) players.push(await newPlayer(nodes[0]));
  const each = loaded / readers;
  globalThis.gc?.();
  const heapBefore = process.memoryUsage().heapUsed;
  let heapMost = heapBefore;
  const started = performance.now();
  let next = 0;
  /** Adds what is left, by both nodes in turn; every tenth twice, as a repeated message would. */
  const add = async (worker: number) => {
    const { database, clock } = nodes[worker % 2 === 0 ? 0 : 1].services;
    for (let number = next++; number < loaded; number = next++) {
      const { id: playerId } = players[number % readers]!;
      const news = {
        kind: 'depositArrived',
        values: { number: String(number) },
        cause: String(number),
      } as const;
      for (let repeat = 0; repeat < (number % 10 === 0 ? 2 : 1); repeat += 1)
        await database.transaction((transaction) =>
          addNotice(transaction, { playerId, ...news, now: clock.now() }),
        );
      if (number % 1_000 === 0) heapMost = Math.max(heapMost, process.memoryUsage().heapUsed);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_each, worker) => add(worker)));
  const seconds = (performance.now() - started) / 1_000;
  const ids = players.map(({ id }) => id);
  expect(await nodes[0].services.database.$count(notices, inArray(notices.playerId, ids))).toBe(loaded);

  const pageTimes: number[] = [];
  const seen = new Set<string>();
  for (const [index, { token }] of players.entries()) {
    const { call } = nodes[index % 2 === 0 ? 1 : 0];
    let before: string | undefined;
    let last = Number.MAX_SAFE_INTEGER;
    for (;;) {
      const at = performance.now();
      const query = { limit: '50', ...(before !== undefined && { before }) };
      const { data } = (await call(getNotices, { token, query })).body;
      pageTimes.push(performance.now() - at);
      expect(data.unread).toBe(Math.min(each, 1_000));
      for (const { id, values } of data.notices) {
        expect(Number(id)).toBeLessThan(last);
        last = Number(id);
        seen.add(values['number'] ?? '');
      }
      if (!data.hasMore) break;
      before = data.notices.at(-1)?.id;
    }
  }
  expect(seen.size).toBe(loaded);
  const readAt = performance.now();
  for (const [index, { token }] of players.entries()) {
    const { call } = nodes[index % 2 === 0 ? 0 : 1];
    const { data } = (await call(getNotices, { token, query: { limit: '1' } })).body;
    const left = await call(readNotices, { token, body: { upTo: data.notices[0]!.id } });
    expect(left.body.data.unread).toBe(0);
  }
  const readSeconds = (performance.now() - readAt) / 1_000;
  globalThis.gc?.();
  process.stdout.write(
    `${loaded} notices by two nodes in ${seconds.toFixed(1)} s (${Math.round(loaded / seconds)} a second), ` +
      `heap ${megabytes(heapBefore)} MB before, ${megabytes(heapMost)} MB at most; ` +
      `${pageTimes.length} pages of 50, median ${p(pageTimes, 0.5).toFixed(1)} ms, 99 % within ${p(pageTimes, 0.99).toFixed(1)} ms; ` +
      `all read in ${readSeconds.toFixed(1)} s\n`,
  );
  expect(heapMost - heapBefore).toBeLessThan(300 * 1_048_576);
}, 900_000);
