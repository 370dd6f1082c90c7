import { describe, expect, it } from 'vitest';
import { type LoadedTexts } from './load-texts.js';
import { createTextCache } from './text-cache.js';

const minute = 60_000;
const own = (code: string): LoadedTexts => ({ texts: { a: code }, code, source: 'server' });

function setUp(load: (code: string) => Promise<LoadedTexts> = (code) => Promise.resolve(own(code))) {
  const clock = { ms: 0, date: '2026-11-20' };
  const loads: string[] = [];
  const cache = createTextCache({
    load: (code) => {
      loads.push(code);
      return load(code);
    },
    now: () => clock.ms,
    today: () => clock.date,
  });
  return { cache, clock, loads };
}

describe('createTextCache', () => {
  it('keeps texts for five minutes', async () => {
    const { cache, clock, loads } = setUp();
    expect(await cache.get('de')).toEqual(own('de'));
    clock.ms = 5 * minute - 1;
    await cache.get('de');
    expect(loads).toEqual(['de']);
    clock.ms = 5 * minute;
    await cache.get('de');
    expect(loads).toEqual(['de', 'de']);
  });

  it('drops everything when the date changes', async () => {
    const { cache, clock, loads } = setUp();
    await Promise.all([cache.get('de'), cache.get('fr')]);
    clock.date = '2026-11-21';
    await cache.get('de');
    expect(loads).toEqual(['de', 'fr', 'de']);
    expect(cache.size).toBe(1);
  });

  it("does not cache yesterday's texts", async () => {
    let response: (loaded: LoadedTexts) => void = () => undefined;
    const { cache, clock, loads } = setUp(
      () =>
        new Promise((resolve) => {
          response = resolve;
        }),
    );
    const yesterday = cache.get('de');
    const respondAsYesterday = response;
    clock.date = '2026-11-21';
    const today = cache.get('de');
    respondAsYesterday(own('de'));
    await yesterday;
    expect(cache.size).toBe(0);
    response(own('de'));
    await today;
    expect([cache.size, loads.length]).toEqual([1, 2]);
  });

  it('holds fifty, and lets the least recently used go', async () => {
    const { cache, loads } = setUp();
    for (let index = 0; index < 50; index += 1) await cache.get(`l${index}`);
    await cache.get('l0');
    await cache.get('l50');
    expect(cache.size).toBe(50);
    await cache.get('l0');
    expect(loads).toHaveLength(51);
    await cache.get('l1');
    expect(loads.slice(51)).toEqual(['l1']);
  });

  it('shares one load among all who ask meanwhile', async () => {
    const { cache, loads } = setUp();
    const responses = await Promise.all([cache.get('de'), cache.get('de'), cache.get('fr'), cache.get('de')]);
    expect(loads).toEqual(['de', 'fr']);
    expect(responses[3]).toBe(responses[0]);
  });

  it('does not keep a failure', async () => {
    let isDown = true;
    const { cache, loads } = setUp((code) =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(own(code)),
    );
    await expect(Promise.all([cache.get('de'), cache.get('de')])).rejects.toThrow('down');
    isDown = false;
    expect(await cache.get('de')).toEqual(own('de'));
    expect(loads).toEqual(['de', 'de']);
  });

  it.each<LoadedTexts>([
    { texts: {}, code: 'en', source: 'built-in' },
    { texts: { a: 'A' }, code: 'en', source: 'server' },
    { texts: { a: 'A' }, code: 'de', source: 'bundle' },
  ])('caches fallback texts for half a minute: $source of $code', async (standIn) => {
    const { cache, clock, loads } = setUp(() => Promise.resolve(standIn));
    await cache.get('de');
    clock.ms = minute / 2 - 1;
    await cache.get('de');
    expect(loads).toHaveLength(1);
    clock.ms = minute / 2;
    await cache.get('de');
    expect(loads).toHaveLength(2);
  });
});

describe('a load that takes long', () => {
  const bundled: LoadedTexts = { texts: { a: 'bundle' }, code: 'en', source: 'bundle' };
  function setUpSlow() {
    const clock = { ms: 0 };
    const wakes: (() => void)[] = [];
    const responses: ((loaded: LoadedTexts) => void)[] = [];
    let standIns = 0;
    const cache = createTextCache({
      load: () => new Promise((resolve) => responses.push(resolve)),
      now: () => clock.ms,
      today: () => '2026-11-20',
      standIn: {
        afterMs: 1_500,
        load: () => {
          standIns += 1;
          return Promise.resolve(bundled);
        },
        sleep: (ms) => {
          expect(ms).toBe(1_500);
          return new Promise((resolve) => wakes.push(resolve));
        },
      },
    });
    return { cache, clock, wakes, responses, standIns: () => standIns };
  }

  it('gives everyone the stand-in after its limit, and the texts once they are loaded', async () => {
    const { cache, wakes, responses, standIns } = setUpSlow();
    const first = cache.get('de');
    wakes[0]?.();
    expect(await first).toBe(bundled);
    expect(await cache.get('de'), 'no second wait, no second load').toBe(bundled);
    expect([responses.length, wakes.length, standIns()]).toEqual([1, 1, 1]);
    responses[0]?.(own('de'));
    await expect.poll(() => cache.size).toBe(1);
    expect(await cache.get('de')).toEqual(own('de'));
    expect(responses).toHaveLength(1);
  });

  it('gives the texts of a load that is quicker', async () => {
    const { cache, wakes, responses, standIns } = setUpSlow();
    const texts = cache.get('de');
    responses[0]?.(own('de'));
    expect(await texts).toEqual(own('de'));
    wakes[0]?.();
    expect(standIns()).toBe(0);
  });

  it('gives the texts that were cached last, when there are some', async () => {
    const { cache, clock, wakes, responses } = setUpSlow();
    const texts = cache.get('de');
    responses[0]?.(own('de'));
    await texts;
    clock.ms = 5 * minute;
    const again = cache.get('de');
    wakes[1]?.();
    expect(await again).toEqual(own('de'));
  });
});
