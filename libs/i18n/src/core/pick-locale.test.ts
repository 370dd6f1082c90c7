import { describe, expect, it } from 'vitest';
import { pickLocale } from './pick-locale.js';

describe('pickLocale', () => {
  it.each(['en', 'de', 'ar'])(
    'keeps %s when the player has chosen it, whatever the account has',
    (chosen) => {
      for (const account of ['en', 'de', 'ar', null])
        expect(pickLocale({ chosen, account, shown: chosen })).toBe(chosen);
    },
  );
  it('keeps a language that the page shows after a choice, while the choice is being stored', () => {
    expect(pickLocale({ chosen: 'en', account: 'de', shown: 'ar' })).toBe('ar');
  });
  it.each([undefined, '', 'klingon'])('returns the account’s language when %j was chosen', (chosen) => {
    expect(pickLocale({ chosen, account: 'de', shown: 'en' })).toBe('de');
    expect(pickLocale({ chosen, account: 'en', shown: 'en' })).toBe('en');
  });
  it.each([null, undefined, '', 'klingon'])(
    'keeps the present language when the account has %j',
    (account) => {
      expect(pickLocale({ chosen: undefined, account, shown: 'en' })).toBe('en');
    },
  );
});
