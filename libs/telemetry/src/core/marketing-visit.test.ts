import { expect, it } from 'vitest';
import { nextVisit, visitPauseMs } from './marketing-visit.js';

it('reports the first visit of a user and remembers when', () => {
  expect(nextVisit({}, 'u9', 1_000)).toEqual({ isDue: true, records: { u9: 1_000 } });
});
it('reports the next visit thirty minutes later, not before', () => {
  const records = { u9: 1_000 };
  expect(nextVisit(records, 'u9', 1_000 + visitPauseMs - 1)).toEqual({ isDue: false, records });
  expect(nextVisit(records, 'u9', 1_000 + visitPauseMs).isDue).toBe(true);
});
it('counts each user on their own', () => {
  expect(nextVisit({ u9: 1_000 }, 'guest', 2_000)).toEqual({
    isDue: true,
    records: { u9: 1_000, guest: 2_000 },
  });
});
it('purges records after an hour, and those from the future', () => {
  const now = 10 * visitPauseMs;
  const records = { old: now - 2 * visitPauseMs - 1, kept: now - 2 * visitPauseMs, future: now + 1 };
  expect(nextVisit(records, 'u9', now).records).toEqual({ kept: now - 2 * visitPauseMs, u9: now });
  expect(nextVisit({ u9: now + 1 }, 'u9', now).isDue).toBe(true);
});
it('does not mistake a name such as __proto__ for a record', () => {
  expect(nextVisit({}, '__proto__', 5).isDue).toBe(true);
});
