import { expect, it } from 'vitest';
import { keptRecords } from './kept-records.js';

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}
const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

it('keeps records in the storage, for the next page too', () => {
  const storage = memory();
  keptRecords(() => storage, 'visits').write({ u9: 7 });
  expect(keptRecords(() => storage, 'visits').read()).toEqual({ u9: 7 });
});
it.each(['', '[]x', '{"u9":"7"}', 'null', '7'])('reads %s as empty', (wrong) => {
  const storage = memory();
  storage.setItem('visits', wrong);
  expect(keptRecords(() => storage, 'visits').read()).toEqual({});
});
it('keeps records as long as the page when the browser blocks its storage', () => {
  const kept = keptRecords(blocked, 'visits');
  expect(kept.read()).toEqual({});
  kept.write({ u9: 7 });
  expect(kept.read()).toEqual({ u9: 7 });
});
it('keeps records as long as the page when the storage is full', () => {
  const storage = { ...memory(), getItem: () => null, setItem: blocked };
  const kept = keptRecords(() => storage, 'visits');
  kept.write({ u9: 7 });
  expect(kept.read()).toEqual({ u9: 7 });
});
