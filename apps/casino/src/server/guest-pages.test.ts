import { describe, expect, it } from 'vitest';
import { compressedBody } from './compressed-body.js';
import { type GuestPage, guestPages } from './guest-pages.js';

const createPage = (html: string, status = 200, complete = true): GuestPage => ({
  status,
  complete,
  body: compressedBody(Buffer.from(html)),
});
const readHtml = async ({ body }: GuestPage) => (await body.get(null)).toString();

describe('guest pages', () => {
  it('are rendered once while fresh, and again for another version', async () => {
    let clock = 0;
    let made = 0;
    const pages = guestPages({ now: () => clock, maxAgeMs: 1_000, maxEntries: 2 });
    const ask = async (key: string, version: unknown[] = ['settings', 'texts']) =>
      readHtml(await pages.get(key, version, () => Promise.resolve(createPage(String((made += 1))))));
    expect(await ask('a')).toBe('1');
    expect(await ask('a')).toBe('1');
    expect(await ask('b')).toBe('2');
    expect(await ask('b', ['other settings', 'texts'])).toBe('3');
    expect(await ask('b', ['other settings', 'other texts'])).toBe('4');
    clock = 2_000;
    expect(await ask('a')).toBe('5');
    await ask('c');
    await ask('d');
    expect(await ask('a')).toBe('8');
  });

  it('are rendered once for requests that arrive together', async () => {
    const pages = guestPages({ now: () => 0, maxAgeMs: 1_000, maxEntries: 2 });
    let made = 0;
    const ask = (version: unknown) =>
      pages.get('a', [version], async () => {
        made += 1;
        await Promise.resolve();
        return createPage('page');
      });
    const [first, second, other] = await Promise.all([ask('one'), ask('one'), ask('two')]);
    expect([first === second, first === other, made]).toEqual([true, false, 2]);
  });

  it('keep the newest version, whichever is rendered last', async () => {
    const pages = guestPages({ now: () => 0, maxAgeMs: 1_000, maxEntries: 2 });
    const made: string[] = [];
    let finishOlder = () => {};
    const older = pages.get('a', ['older'], async () => {
      await new Promise<void>((resolve) => (finishOlder = resolve));
      return createPage('older');
    });
    const ask = async () =>
      readHtml(
        await pages.get('a', ['newer'], () => {
          made.push('newer');
          return Promise.resolve(createPage('newer'));
        }),
      );
    expect(await ask()).toBe('newer');
    finishOlder();
    expect(await readHtml(await older)).toBe('older');
    expect(await ask()).toBe('newer');
    expect(made).toHaveLength(1);
  });

  it('that are still rendered are shared after an older version of them has ended', async () => {
    const pages = guestPages({ now: () => 0, maxAgeMs: 1_000, maxEntries: 2 });
    const finish = new Map<string, () => void>();
    let made = 0;
    const ask = (version: string) =>
      pages.get('a', [version], async () => {
        made += 1;
        await new Promise<void>((resolve) => finish.set(version, resolve));
        return createPage(version);
      });
    const [older, newer] = [ask('older'), ask('newer')];
    finish.get('older')?.();
    await older;
    const again = ask('newer');
    finish.get('newer')?.();
    expect(await again).toBe(await newer);
    expect(made).toBe(2);
  });

  it('are rendered again after an error', async () => {
    const pages = guestPages({ now: () => 0, maxAgeMs: 1_000, maxEntries: 2 });
    await expect(pages.get('a', [], () => Promise.reject(new Error('crashed')))).rejects.toThrow('crashed');
    expect(await readHtml(await pages.get('a', [], () => Promise.resolve(createPage('page'))))).toBe('page');
  });

  it.each([
    [404, true],
    [200, false],
  ])('with status %s are not cached when they are complete: %s', async (status, complete) => {
    let made = 0;
    const pages = guestPages({ now: () => 0, maxAgeMs: 1_000, maxEntries: 2 });
    const ask = () =>
      pages.get('x', [], () => Promise.resolve(createPage(String((made += 1)), status, complete)));
    await ask();
    expect(await readHtml(await ask())).toBe('2');
  });
});
