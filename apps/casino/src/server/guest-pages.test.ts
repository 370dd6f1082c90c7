import { makeSettings } from '@casino-kit/settings/testing';
import { describe, expect, it } from 'vitest';
import { guestPages } from './guest-pages.js';

const settings = makeSettings();

describe('guest pages', () => {
  it('are rendered once while fresh, with a new nonce each time', async () => {
    let clock = 0;
    let made = 0;
    const pages = guestPages({ now: () => clock, maxAgeMs: 1_000, maxEntries: 2 });
    const ask = (key: string, nonce: string, inForce = settings) =>
      pages.get(key, inForce, nonce, () =>
        Promise.resolve({ status: 200, complete: true, html: `<script nonce="${nonce}">${(made += 1)}` }),
      );
    expect((await ask('a', 'n1')).html).toBe('<script nonce="n1">1');
    expect((await ask('a', 'n2')).html).toBe('<script nonce="n2">1');
    expect((await ask('other settings', 'n2')).html).toBe('<script nonce="n2">2');
    expect((await ask('other settings', 'n2', makeSettings())).html).toBe('<script nonce="n2">3');
    clock = 2_000;
    expect((await ask('a', 'n3')).html).toBe('<script nonce="n3">4');
    await ask('b', 'n');
    await ask('c', 'n');
    expect((await ask('a', 'n4')).html).toBe('<script nonce="n4">7');
  });
  it.each([
    [404, true],
    [200, false],
  ])('with status %s are not cached when they are complete: %s', async (status, complete) => {
    let made = 0;
    const pages = guestPages({ now: () => 0, maxAgeMs: 1_000, maxEntries: 2 });
    const ask = () =>
      pages.get('x', settings, 'n', () => Promise.resolve({ status, complete, html: String((made += 1)) }));
    await ask();
    expect((await ask()).html).toBe('2');
  });
});
