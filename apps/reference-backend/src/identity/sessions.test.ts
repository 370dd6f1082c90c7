import { describe, expect, it, vi } from 'vitest';
import { type Database } from '../database/database.js';
import { createSessions } from './sessions.js';

/** A database whose only session is found or not, and that counts the writes. */
function databaseWith(found: readonly object[]) {
  const update = vi.fn(() => ({ set: () => ({ where: () => Promise.resolve() }) }));
  const rows = { where: () => ({ prepare: () => ({ execute: () => Promise.resolve(found) }) }) };
  const select = () => ({ from: () => ({ innerJoin: () => rows }) });
  return { update, database: { select, update } as unknown as Database };
}
const clock = { now: () => new Date('2026-01-01T00:00:00Z') };

describe('the use of a session', () => {
  it('is recorded once a minute', async () => {
    const { database, update } = databaseWith([{ id: 1 }]);
    const sessions = createSessions(database, clock);
    for (let calls = 0; calls < 3; calls += 1) await sessions.find('known');
    // Of the session, and of its token.
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('is not recorded for a token that opens nothing', async () => {
    const { database, update } = databaseWith([]);
    expect(await createSessions(database, clock).find('unknown')).toBeUndefined();
    expect(update).not.toHaveBeenCalled();
  });
});
