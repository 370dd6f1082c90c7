import { expect, it } from 'vitest';
import { usableHeaders } from './usable-headers.js';

it('keeps what a response can have', () => {
  expect(usableHeaders({ 'X-Robots-Tag': 'noindex', 'x-empty': '' })).toEqual({
    'X-Robots-Tag': 'noindex',
    'x-empty': '',
  });
});

it.each([
  ['X-A', 'a\r\nSet-Cookie: b=1'],
  ['X-A', 'a\u0000'],
  ['X-A', 'ünïcödé'],
  ['X-A', 'a'.repeat(5_000)],
  ['X A', 'a'],
  ['X-A:', 'a'],
  ['', 'a'],
  ['a'.repeat(101), 'a'],
  ['Set-Cookie', 'a=1'],
  ['CONTENT-LENGTH', '0'],
  ['Content-Security-Policy', "default-src 'none'"],
])('leaves out and reports %j: %j', (name, value) => {
  const reports: string[] = [];
  expect(usableHeaders({ [name]: value }, (which) => reports.push(which))).toEqual({});
  expect(reports).toEqual([name.slice(0, 100)]);
});

it('keeps twenty headers at most', () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`x-${index}`, 'a']));
  expect(Object.keys(usableHeaders(many))).toHaveLength(20);
});
