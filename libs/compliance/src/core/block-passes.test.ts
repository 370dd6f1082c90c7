import { expect, it } from 'vitest';
import { isVerified, isWhitelisted, storeVerified } from './block-passes.js';
import { safeStorage } from './browser-storage.js';

const query = (search: string) => new URLSearchParams(search);
function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('lets a visitor pass with whitelisted=1 in the query, and afterwards without it', () => {
  const storage = memory();
  expect(isWhitelisted(query(''), storage)).toBe(false);
  expect(isWhitelisted(query('?a=2&whitelisted=1'), storage)).toBe(true);
  expect(isWhitelisted(query(''), storage)).toBe(true);
});

it.each(['?whitelisted=0', '?whitelisted=true', '?whitelisted', '?whitelisted=11', '?x=whitelisted=1'])(
  'lets no visitor pass with %s',
  (search) => {
    expect(isWhitelisted(query(search), memory())).toBe(false);
  },
);

it('remembers that a place was confirmed', () => {
  const storage = memory();
  expect(isVerified(storage)).toBe(false);
  storeVerified(storage);
  expect(isVerified(storage)).toBe(true);
});

it('works with the query alone where the browser allows no storage', () => {
  const storage = safeStorage(() => {
    throw new Error('denied');
  });
  expect(isWhitelisted(query('?whitelisted=1'), storage)).toBe(true);
  expect(isWhitelisted(query(''), storage)).toBe(false);
  storeVerified(storage);
  expect(isVerified(storage)).toBe(false);
});
