import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeChatMessage } from '../testing.js';
import {
  addMessages,
  addOlder,
  canLoadOlder,
  changeAuthor,
  dayName,
  emptyLog,
  mergeLatest,
  mostMessages,
  removeMessages,
  toDays,
} from './room-log.js';

const message = (messageId: number, text = `Message ${messageId}`) => makeChatMessage({ messageId, text });
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const getIds = ({ messages }: { messages: readonly { messageId: number }[] }) =>
  messages.map(({ messageId }) => messageId);

describe('addMessages', () => {
  it('keeps each message once, in order, whatever the order of arrival', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 500 }), (ids) => {
        const log = ids.reduce((sum, id) => addMessages(sum, [message(id)]), emptyLog);
        const kept = getIds(log);
        expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b));
        expect(kept.length).toBeLessThanOrEqual(mostMessages);
        const newest = Math.max(0, ...ids);
        expect(kept.at(-1) ?? 0).toBe(newest);
      }),
    );
  });
  it('drops the oldest beyond the limit, which can no longer be loaded then', () => {
    const log = addMessages(emptyLog, numbered(1, mostMessages + 5));
    expect(getIds(log)[0]).toBe(6);
    expect(log.hasMore).toBe(true);
    expect(canLoadOlder(log)).toBe(false);
  });
  it('drops none up to the limit, and knows still whether there are older ones', () => {
    const log = addMessages(emptyLog, numbered(1, mostMessages));
    expect([getIds(log).length, log.hasMore]).toEqual([mostMessages, false]);
    expect(addMessages({ messages: [], hasMore: true }, numbered(1, 2)).hasMore).toBe(true);
  });
  it('takes the newer copy of a message', () => {
    expect(addMessages(addMessages(emptyLog, [message(1)]), [message(1, 'Changed')]).messages[0]?.text).toBe(
      'Changed',
    );
  });
});

describe('mergeLatest', () => {
  it('starts with the page', () => {
    expect(mergeLatest(undefined, { rows: numbered(3, 4), hasMore: true })).toEqual({
      messages: numbered(3, 4),
      hasMore: true,
    });
    expect(mergeLatest(emptyLog, { rows: [], hasMore: false })).toEqual(emptyLog);
    expect(mergeLatest(emptyLog, { rows: numbered(3, 4), hasMore: true }).hasMore).toBe(true);
  });
  it('keeps what is older, and what arrived after the page', () => {
    const log = { messages: [...numbered(1, 3), message(9)], hasMore: true };
    const merged = mergeLatest(log, { rows: numbered(3, 5), hasMore: true });
    expect(getIds(merged)).toEqual([1, 2, 3, 4, 5, 9]);
    expect(merged.hasMore).toBe(true);
  });
  it.each([
    ['its own when it reaches further back', numbered(1, 3), false, numbered(3, 5), true, false],
    ['those of a page that begins where it begins', numbered(3, 4), false, numbered(3, 5), true, true],
    ['those of a page that reaches further back', numbered(3, 4), true, numbered(1, 5), false, false],
    ['its own when the page is empty', numbered(3, 4), true, [], false, false],
  ])(
    'says whether there are older messages: %s',
    (_which, messages, hasMore, rows, pageHasMore, expected) => {
      expect(mergeLatest({ messages, hasMore }, { rows, hasMore: pageHasMore }).hasMore).toBe(expected);
    },
  );
  it('keeps all when the server has no others than those of the page', () => {
    const merged = mergeLatest(
      { messages: numbered(1, 3), hasMore: false },
      { rows: numbered(90, 91), hasMore: false },
    );
    expect(getIds(merged)).toEqual([1, 2, 3, 90, 91]);
  });
  it('is replaced by the page when messages in between are missing', () => {
    const merged = mergeLatest(
      { messages: numbered(1, 3), hasMore: false },
      { rows: numbered(90, 95), hasMore: true },
    );
    expect(getIds(merged)).toEqual([90, 91, 92, 93, 94, 95]);
    expect(merged.hasMore).toBe(true);
  });
});

describe('addOlder', () => {
  it('puts the page in front, without repetitions, up to the limit', () => {
    const log = { messages: numbered(51, 100), hasMore: true };
    const older = addOlder(log, { rows: numbered(1, 51), hasMore: false });
    expect(getIds(older)).toEqual(numbered(1, 100).map(({ messageId }) => messageId));
    const full = addOlder(
      { messages: numbered(101, 290), hasMore: true },
      { rows: numbered(51, 100), hasMore: true },
    );
    expect(full.messages).toHaveLength(mostMessages);
    expect(getIds(full)[0]).toBe(91);
    expect(canLoadOlder(full)).toBe(false);
  });
  it('leaves a full log as it is', () => {
    const log = { messages: numbered(101, 100 + mostMessages), hasMore: true };
    expect(addOlder(log, { rows: numbered(51, 100), hasMore: true })).toEqual(log);
  });
  it('is possible while the server has more and there is room', () => {
    expect(canLoadOlder({ messages: numbered(1, mostMessages - 1), hasMore: true })).toBe(true);
    expect(canLoadOlder({ messages: numbered(1, mostMessages - 1), hasMore: false })).toBe(false);
  });
});

describe('removeMessages and changeAuthor', () => {
  it('change the messages they are about', () => {
    const log = { messages: numbered(1, 3), hasMore: false };
    expect(removeMessages(log, [2]).messages.map(({ text, isRemoved }) => [text, isRemoved])).toEqual([
      ['Message 1', false],
      ['', true],
      ['Message 3', false],
    ]);
    const [first] = log.messages;
    const author = { ...message(1).author, colour: 'teal' } as const;
    expect(changeAuthor(log, author).messages.every((one) => one.author.colour === 'teal')).toBe(true);
    expect(changeAuthor(log, { ...author, authorId: 'other' }).messages[0]).toEqual(first);
  });
});

describe('toDays', () => {
  it('divides messages where the day changes', () => {
    const at = (time: string) => makeChatMessage({ at: time });
    const days = toDays(
      [at('2026-11-24T22:00:00Z'), at('2026-11-24T23:30:00Z'), at('2026-11-25T00:10:00Z')],
      (time) => time.slice(0, 10),
    );
    expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
      ['2026-11-24', 2],
      ['2026-11-25', 1],
    ]);
    expect(toDays([], String)).toEqual([]);
  });
});

describe('dayName', () => {
  it('counts dates, not hours: the day before may have 23 or 25', () => {
    const today = '2026-03-30';
    expect(['2026-03-31', today, '2026-03-29', '2026-03-28'].map((day) => dayName(day, today))).toEqual([
      'other',
      'today',
      'yesterday',
      'other',
    ]);
  });
});
