import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getHiddenReason,
  type MethodViewer,
  type PaymentMethod,
  type PaymentMode,
} from '@casino-kit/api-contract';
import { makePaymentMethod } from '../testing/fixtures.js';
import { activeMethod, isFullWidthGrid, visibleMethods } from './method-visibility.js';

const viewer: MethodViewer = {
  countryCode: 'CW',
  currencyCode: 'EUR',
  email: 'Marlon@Casino.example',
  tags: ['VIP'],
};
const why = (
  method: Partial<PaymentMethod>,
  who: Partial<MethodViewer> = {},
  mode: PaymentMode = 'deposit',
) => getHiddenReason(makePaymentMethod(method), { ...viewer, ...who }, mode);

describe('visibleMethods', () => {
  it('shows a method without rules in deposit mode', () => expect(why({})).toBeNull());
  it('always hides an inactive method', () => {
    expect(why({ isActive: false })).toBe('inactive');
    expect(why({ isActive: false, withdrawalExist: true }, {}, 'withdrawal')).toBe('inactive');
  });
  it('hides hidden methods from deposits; for withdrawals withdrawalExist decides', () => {
    expect(why({ hidden: true, withdrawalExist: true })).toBe('hidden');
    expect(why({ hidden: true, withdrawalExist: true }, {}, 'withdrawal')).toBeNull();
    expect(why({ withdrawalExist: false }, {}, 'withdrawal')).toBe('no-withdrawal');
  });
  it('applies country and currency lists case-insensitively', () => {
    expect(why({ allowedCountries: ['cw'] })).toBeNull();
    expect(why({ allowedCountries: ['NL'] })).toBe('country-not-allowed');
    expect(why({ restrictedCountries: ['cw '] })).toBe('country-restricted');
    expect(why({ allowedCurrencies: ['eur'] })).toBeNull();
    expect(why({ allowedCurrencies: ['TRY'] })).toBe('currency-not-allowed');
    expect(why({ restrictedCurrencies: ['Eur'] })).toBe('currency-restricted');
    expect(why({ allowedCountries: ['CW'] }, { countryCode: '' })).toBe('country-not-allowed');
  });
  it('applies the email list, trimmed and lower-cased', () => {
    expect(why({ allowEmails: [' marlon@casino.example '] })).toBeNull();
    expect(why({ allowEmails: ['other@casino.example'] })).toBe('email-not-allowed');
  });
});

describe('tag rules', () => {
  const stranger = { tags: ['new'] };
  it('show a method with allowed tags to a player who has one', () => {
    expect(why({ allowedTags: [' vip'] })).toBeNull();
    expect(why({ allowedTags: ['vip'] }, stranger)).toBe('tag-not-allowed');
    expect(why({ allowedTags: ['vip'] }, { tags: [] })).toBe('tag-not-allowed');
  });
  it('show it to a player without one only if an unmatched list does not name the country', () => {
    const allowedTags = ['vip'];
    expect(why({ allowedTags, tagRestrictedCountries: { unmatched: ['NL'] } }, stranger)).toBeNull();
    expect(why({ allowedTags, tagRestrictedCountries: { unmatched: [] } }, stranger)).toBeNull();
    expect(why({ allowedTags, tagRestrictedCountries: { unmatched: ['cw'] } }, stranger)).toBe(
      'tag-country-restricted',
    );
    expect(why({ allowedTags, tagRestrictedCountries: { default: [] } }, stranger)).toBe('tag-not-allowed');
    expect(why({ allowedTags, tagRestrictedCountries: { new: [], unmatched: ['CW'] } }, stranger)).toBe(
      'tag-country-restricted',
    );
  });
  it('prefer lists under the player’s own tags, joined', () => {
    const lists = { VIP: ['NL'], high: ['CW'], matched: ['CW'], default: ['CW'] };
    expect(why({ tagRestrictedCountries: lists })).toBeNull();
    expect(why({ tagRestrictedCountries: lists }, { tags: ['vip', 'high'] })).toBe('tag-country-restricted');
    expect(why({ tagRestrictedCountries: { vip: [], default: ['CW'] } })).toBeNull();
  });
  it('then apply matched or unmatched, then default', () => {
    const allowedTags = ['vip'];
    expect(why({ allowedTags, tagRestrictedCountries: { matched: ['CW'], default: [] } })).toBe(
      'tag-country-restricted',
    );
    expect(why({ allowedTags, tagRestrictedCountries: { matched: [], default: ['CW'] } })).toBeNull();
    expect(why({ allowedTags, tagRestrictedCountries: { default: ['CW'] } })).toBe('tag-country-restricted');
    expect(why({ tagRestrictedCountries: { unmatched: ['CW'] } })).toBe('tag-country-restricted');
    expect(why({ tagRestrictedCountries: { unmatched: ['NL'], default: ['CW'] } })).toBeNull();
    expect(why({ tagRestrictedCountries: { matched: ['CW'] } })).toBeNull();
  });
  it('do not treat the common keys as tags', () => {
    expect(why({ tagRestrictedCountries: { matched: ['CW'] } }, { tags: ['matched'] })).toBeNull();
    expect(why({ tagRestrictedCountries: { vip: ['NL'] } }, { tags: ['constructor'] })).toBeNull();
  });
});

const someCode = fc.constantFrom('CW', 'cw', ' NL', 'DE', 'tr');
const codes = fc.array(someCode, { maxLength: 3 });
const tag = fc.constantFrom('vip', 'VIP ', 'new', 'high');
const anyMethod = fc
  .record({
    id: fc.uuid(),
    isActive: fc.boolean(),
    hidden: fc.boolean(),
    withdrawalExist: fc.boolean(),
    sortPriority: fc.integer({ min: -5, max: 5 }),
    allowedCountries: codes,
    restrictedCountries: codes,
    allowedTags: fc.array(tag, { maxLength: 2 }),
    tagRestrictedCountries: fc.option(
      fc.dictionary(fc.constantFrom('matched', 'unmatched', 'default', 'vip', 'new'), codes),
    ),
  })
  .map((fields) => makePaymentMethod(fields));
const anyViewer = fc.record({
  countryCode: someCode,
  currencyCode: fc.constantFrom('EUR', 'TRY'),
  email: fc.constant('a@b.example'),
  tags: fc.array(tag, { maxLength: 3 }),
});
const mode = fc.constantFrom<PaymentMode>('deposit', 'withdrawal');
const twisted = (text: string) => ` ${text.toLowerCase()} `;

describe('properties of visibility', () => {
  it('shows, in descending and stable order, exactly the methods without a reason to be hidden', () => {
    fc.assert(
      fc.property(fc.array(anyMethod, { maxLength: 12 }), anyViewer, mode, (methods, who, way) => {
        const shown = visibleMethods(methods, who, way);
        expect(new Set(shown)).toEqual(
          new Set(methods.filter((one) => getHiddenReason(one, who, way) === null)),
        );
        for (const [index, one] of shown.entries()) {
          const next = shown[index + 1];
          if (next === undefined) continue;
          expect(one.sortPriority).toBeGreaterThanOrEqual(next.sortPriority);
          if (one.sortPriority === next.sortPriority)
            expect(methods.indexOf(one)).toBeLessThan(methods.indexOf(next));
        }
      }),
    );
  });
  it('ignores case and blanks, of the player and of the lists', () => {
    fc.assert(
      fc.property(anyMethod, anyViewer, mode, (method, who, way) => {
        const same = {
          ...who,
          countryCode: twisted(who.countryCode),
          currencyCode: twisted(who.currencyCode),
          tags: who.tags.map(twisted),
        };
        expect(getHiddenReason(method, same, way)).toBe(getHiddenReason(method, who, way));
      }),
    );
  });
  it('never shows what is inactive, or closed to the country', () => {
    fc.assert(
      fc.property(anyMethod, anyViewer, mode, (method, who, way) => {
        if (getHiddenReason(method, who, way) !== null) return;
        expect(method.isActive).toBe(true);
        const country = who.countryCode.trim().toUpperCase();
        expect(method.restrictedCountries.map((entry) => entry.trim().toUpperCase())).not.toContain(country);
        expect(way === 'deposit' ? !method.hidden : method.withdrawalExist).toBe(true);
      }),
    );
  });
});

describe('activeMethod and isFullWidthGrid', () => {
  const [card, bank] = [makePaymentMethod({ id: 'card' }), makePaymentMethod({ id: 'bank' })];
  it('returns the first until one is chosen, and null once the chosen one is hidden', () => {
    expect(activeMethod([card, bank], undefined)).toBe(card);
    expect(activeMethod([card, bank], 'bank')).toBe(bank);
    expect(activeMethod([card], 'bank')).toBeNull();
    expect(activeMethod([], undefined)).toBeNull();
  });
  it('uses the full width below five methods', () => {
    expect([isFullWidthGrid(4), isFullWidthGrid(5)]).toEqual([true, false]);
  });
});
