import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadModel, createReadModels } from './read-model.js';

describe('createReadModel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('reads once for all calls within the maximum age, and again after it', async () => {
    let reads = 0;
    const get = createReadModel(() => Promise.resolve((reads += 1)), 2_000);
    expect([await get(), await get()]).toEqual([1, 1]);
    vi.advanceTimersByTime(2_000);
    expect(await get()).toBe(2);
  });

  it('shares a read between calls at the same time', async () => {
    let reads = 0;
    const get = createReadModel(() => Promise.resolve((reads += 1)), 0);
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  });

  it('reads again after a failure', async () => {
    let reads = 0;
    const get = createReadModel(() => {
      reads += 1;
      return reads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(reads);
    }, 2_000);
    await expect(get()).rejects.toThrow('away');
    expect(await get()).toBe(2);
  });
});

describe('createReadModels', () => {
  it('reads each key once, and again after it was dropped for newer ones', async () => {
    const reads: string[] = [];
    const get = createReadModels<number>({ maxAgeMs: 60_000, most: 2 });
    for (const key of ['a', 'a', 'b', 'a', 'c', 'b', 'a'])
      await get(key, () => Promise.resolve(reads.push(key)));
    expect(reads).toEqual(['a', 'b', 'c', 'a']);
  });
});
