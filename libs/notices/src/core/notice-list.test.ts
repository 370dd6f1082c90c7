import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Notice } from '@casino-kit/api-contract';
import { manyNotices, makeNotice } from '../testing/fixtures.js';
import { withFirstPage, withNextPage, withRead } from './notice-list.js';

const read = '2026-11-26T21:00:00Z';
const getPage = (all: readonly Notice[], before?: string, limit = 20) => {
  const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
  const unread = all.filter(({ readAt }) => readAt === null).length;
  return { notices: all.slice(from, from + limit), unread, hasMore: from + limit < all.length };
};
const getIds = ({ notices }: { notices: readonly Notice[] }) => notices.map(({ id }) => id);

describe('a list', () => {
  it('keeps what is older when its first page is read again with new ones', () => {
    const [all, later] = [manyNotices(60), manyNotices(63)];
    const list = withNextPage(withFirstPage(undefined, getPage(all)), getPage(all, '41'));
    expect(getIds(withFirstPage(list, getPage(later)))).toEqual(later.slice(0, 43).map(({ id }) => id));
  });

  it('begins anew when more have come than a page has, so that nothing is missing between', () => {
    const list = withFirstPage(undefined, getPage(manyNotices(30)));
    const later = getPage(manyNotices(80));
    expect(withFirstPage(list, later)).toEqual({ notices: later.notices, hasMore: true });
  });

  it('is read throughout when the server has nothing unread', () => {
    const all = manyNotices(40);
    const list = withNextPage(withFirstPage(undefined, getPage(all)), getPage(all, '21'));
    const none = getPage(all.map((notice) => ({ ...notice, readAt: read })));
    expect(withFirstPage(list, none).notices.every(({ readAt }) => readAt === read)).toBe(true);
  });

  it('ends where a server repeats a page', () => {
    const list = withFirstPage(undefined, getPage(manyNotices(30)));
    expect(withNextPage(list, getPage(manyNotices(30)))).toEqual({ notices: list.notices, hasMore: false });
  });

  it('marks some, or one and all that are older, and keeps when something was read', () => {
    const list = {
      notices: [makeNotice({ id: 'c' }), makeNotice({ id: 'b', readAt: 'then' }), makeNotice({ id: 'a' })],
      hasMore: false,
    };
    const getReadTimes = (seen: Parameters<typeof withRead>[1]) =>
      withRead(list, seen, read).notices.map(({ readAt }) => readAt);
    expect(getReadTimes({ ids: ['a', 'b', 'none'] })).toEqual([null, 'then', read]);
    expect(getReadTimes({ upTo: 'b' })).toEqual([null, 'then', read]);
    expect(getReadTimes({ upTo: 'none' })).toEqual([null, 'then', null]);
  });

  it('has each notice once and in order, whatever arrives and is loaded between', () => {
    const step = fc.oneof(fc.constant('more' as const), fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), fc.array(step, { maxLength: 20 }), (first, steps) => {
        let count = first;
        let list = withFirstPage(undefined, getPage(manyNotices(count)));
        for (const each of steps) {
          if (each === 'more') {
            const last = list.notices.at(-1)?.id;
            if (last !== undefined && list.hasMore)
              list = withNextPage(list, getPage(manyNotices(count), last));
          } else {
            count += each;
            list = withFirstPage(list, getPage(manyNotices(count)));
          }
          const all = manyNotices(count).map(({ id }) => id);
          expect(getIds(list)).toEqual(all.slice(0, list.notices.length));
          expect(list.hasMore).toBe(list.notices.length < count);
        }
      }),
    );
  });

  it('of 10,000 notices is put together page by page', () => {
    const all = manyNotices(10_000);
    const started = performance.now();
    let list = withFirstPage(undefined, getPage(all, undefined, 50));
    while (list.hasMore) list = withNextPage(list, getPage(all, list.notices.at(-1)?.id, 50));
    list = withFirstPage(withRead(list, { upTo: '10000' }, read), getPage(all, undefined, 50));
    const took = performance.now() - started;
    process.stdout.write(`10,000 notices in 200 pages put together in ${took.toFixed(0)} ms\n`);
    expect(list.notices).toHaveLength(10_000);
  });
});
