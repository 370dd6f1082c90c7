import { type CookieJar } from '@casino-kit/session';
import { beforeEach, expect, it } from 'vitest';
import { campaignStore } from './campaign-store.js';

const hour = 60 * 60 * 1_000;
const none = { coupon: null, pid: null, marketing: {} };
const spring = { coupon: 'SPRING', pid: 'p-7', marketing: { utm_source: 'news' } };

let jar: Map<string, string>;
let days: number[];
let now: number;
let cookies: CookieJar;
const store = () => campaignStore(cookies, () => now);

beforeEach(() => {
  jar = new Map();
  days = [];
  now = 0;
  cookies = {
    get: (name) => jar.get(name),
    set(name, value, { expires }) {
      jar.set(name, value);
      days.push(expires);
    },
    remove: (name) => void jar.delete(name),
  };
});

it('stores coupon, partner and marketing parameters for 365 days', () => {
  store().remember(spring);
  expect([...jar.keys()]).toEqual(['cpnc', 'pid', 'mkt']);
  expect(days).toEqual([365, 365, 365]);
  now = 364 * 24 * hour;
  expect(store().known()).toEqual(spring);
  now = 366 * 24 * hour;
  expect(store().known()).toEqual(none);
});
it('counts a parameter as the last one for seven days less an hour', () => {
  store().remember(spring);
  now = (7 * 24 - 1) * hour;
  expect(store().last()).toEqual(spring);
  now += 1;
  expect(store().last()).toEqual(none);
});
it('keeps what a later address does not name', () => {
  store().remember(spring);
  store().remember({ ...none, pid: 'p-8' });
  expect(store().known()).toEqual({ ...spring, pid: 'p-8' });
});
it('ignores cookies that it cannot read', () => {
  for (const wrong of ['', 'p-7', '{}', '{"value":{"a":{}},"at":0}', '{"value":7,"at":"now"}', 'null']) {
    for (const name of ['cpnc', 'pid', 'mkt']) jar.set(name, wrong);
    expect(store().known()).toEqual(none);
  }
});
it('remembers nothing, and does not fail, without cookies', () => {
  cookies = { get: () => undefined, set: () => undefined, remove: () => undefined };
  store().remember(spring);
  expect(store().known()).toEqual(none);
});
