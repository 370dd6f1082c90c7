import { describe, expect, it } from 'vitest';
import { guestPages } from './guest-pages.js';

describe('guests’ pages', () => {
  it('are made once while fresh, with a nonce of their own each time', async () => {
    let clock = 0;
    let made = 0;
    const pages = guestPages({ now: () => clock, maxAgeMs: 1_000, maxEntries: 2 });
    const ask = (key: string, nonce: string) =>
      pages.get(key, nonce, () =>
        Promise.resolve({ status: 200, html: `<script nonce="${nonce}">${(made += 1)}` }),
      );
    expect((await ask('a', 'n1')).html).toBe('<script nonce="n1">1');
    expect((await ask('a', 'n2')).html).toBe('<script nonce="n2">1');
    clock = 2_000;
    expect((await ask('a', 'n3')).html).toBe('<script nonce="n3">2');
    await ask('b', 'n');
    await ask('c', 'n');
    expect((await ask('a', 'n4')).html).toBe('<script nonce="n4">5');
  });
  it('that were not found are not kept', async () => {
    let made = 0;
    const pages = guestPages({ now: () => 0, maxAgeMs: 1_000, maxEntries: 2 });
    const ask = () => pages.get('x', 'n', () => Promise.resolve({ status: 404, html: String((made += 1)) }));
    await ask();
    expect((await ask()).html).toBe('2');
  });
});
