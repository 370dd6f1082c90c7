import { terminationReasons, type TerminationRecord } from '@casino-kit/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RecordStorage, terminationKey, terminationRecords } from './termination-records.js';

function memory(first: Record<string, string> = {}) {
  const stored = new Map(Object.entries(first));
  const storage: RecordStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  return { kept: stored, storage };
}
const time = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const record: fc.Arbitrary<TerminationRecord> = fc.record(
  { reason: fc.constantFrom(...terminationReasons), time, startedAt: time },
  { requiredKeys: ['reason', 'time'] },
);

describe('the record of a session’s end', () => {
  it('reads a record as it was written, keeps only the last one and returns null once it is cleared', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1 }), (all) => {
        const { kept: stored, storage } = memory();
        for (const one of all) terminationRecords(storage).write(one);
        expect(terminationRecords(storage).read()).toEqual(all.at(-1));
        expect([...stored.keys()]).toEqual([terminationKey]);
        terminationRecords(storage).clear();
        expect([terminationRecords(storage).read(), stored.size]).toEqual([null, 0]);
      }),
    );
  });
  it('returns null for a malformed record and removes it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { kept: stored, storage } = memory({ [terminationKey]: text });
        expect([terminationRecords(storage).read(), stored.size]).toEqual([null, 0]);
      }),
    );
  });
  it.each([
    { reason: 'BORED', time: '2026-11-20T12:00:00.000Z' },
    { reason: 'SESSION_EXPIRED', time: 'yesterday' },
    { reason: 'SESSION_EXPIRED' },
    { reason: 'SESSION_EXPIRED', time: '2026-11-20T12:00:00.000Z', startedAt: 5 },
  ])('returns null for %j', (almost) => {
    const { kept: stored, storage } = memory({ [terminationKey]: JSON.stringify(almost) });
    expect([terminationRecords(storage).read(), stored.size]).toEqual([null, 0]);
  });
  it('drops unknown fields of a record', () => {
    const known = { reason: 'ACCOUNT_LOCKED', time: '2026-11-20T12:00:00.000Z' };
    const { storage } = memory({
      [terminationKey]: JSON.stringify({ ...known, email: 'marlon@casino.example' }),
    });
    expect(terminationRecords(storage).read()).toEqual(known);
  });
  it('breaks nothing when the storage rejects', () => {
    const reject = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const records = terminationRecords({ getItem: reject, setItem: reject, removeItem: reject });
    records.write({ reason: 'SESSION_EXPIRED', time: '2026-11-20T12:00:00.000Z' });
    records.clear();
    expect(records.read()).toBeNull();
  });
});
