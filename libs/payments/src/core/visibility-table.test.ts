import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PaymentMethod,
  getHiddenReason,
  type MethodViewer,
  type PaymentMode,
} from '@casino-kit/api-contract';
import { makePaymentMethod } from '../testing/fixtures.js';
import { explainVisibility, type VisibilityDecision } from './explain-visibility.js';
import { visibleMethods } from './method-visibility.js';

/** Four players: a VIP in Curaçao, one without tags in Turkey, a new one in India, and one of two groups in Germany. */
const players: readonly MethodViewer[] = [
  { countryCode: 'CW', currencyCode: 'EUR', email: 'marlon@casino.example', tags: ['vip'] },
  { countryCode: 'tr', currencyCode: 'try', email: 'Ayse@casino.example', tags: [] },
  { countryCode: 'IN', currencyCode: 'INR', email: 'ravi@casino.example', tags: ['new'] },
  { countryCode: ' DE ', currencyCode: 'EUR', email: 'lena@casino.example', tags: [' VIP', 'high'] },
];

const reasons: Readonly<Record<string, VisibilityDecision['reason']>> = {
  '.': null,
  I: 'inactive',
  H: 'hidden',
  W: 'no-withdrawal',
  c: 'country-not-allowed',
  C: 'country-restricted',
  m: 'currency-not-allowed',
  M: 'currency-restricted',
  e: 'email-not-allowed',
  t: 'tag-not-allowed',
  T: 'tag-country-restricted',
};

/** A method's rules, then what each of the four players gets: as a deposit, as a withdrawal. */
const table: readonly (readonly [
  name: string,
  rules: Partial<PaymentMethod>,
  deposit: string,
  out: string,
])[] = [
  ['no rules', {}, '....', '....'],
  ['inactive', { isActive: false }, 'IIII', 'IIII'],
  ['hidden', { hidden: true }, 'HHHH', '....'],
  ['no withdrawals', { withdrawalExist: false }, '....', 'WWWW'],
  ['hidden, no withdrawals', { hidden: true, withdrawalExist: false }, 'HHHH', 'WWWW'],
  ['inactive and hidden', { isActive: false, hidden: true }, 'IIII', 'IIII'],
  ['paused', { paused: true }, '....', '....'],
  ['one country', { allowedCountries: ['CW'] }, '.ccc', '.ccc'],
  ['countries in any case', { allowedCountries: [' cw', 'Tr '] }, '..cc', '..cc'],
  ['closed to a country', { restrictedCountries: ['in'] }, '..C.', '..C.'],
  ['allowed and restricted', { allowedCountries: ['CW', 'DE'], restrictedCountries: ['DE'] }, '.ccC', '.ccC'],
  ['one currency', { allowedCurrencies: ['INR'] }, 'mm.m', 'mm.m'],
  ['currency in any case', { allowedCurrencies: ['eur '] }, '.mm.', '.mm.'],
  ['closed to a currency', { restrictedCurrencies: ['TRY'] }, '.M..', '.M..'],
  ['country before currency', { allowedCountries: ['TR'], restrictedCurrencies: ['TRY'] }, 'cMcc', 'cMcc'],
  ['one e-mail', { allowEmails: [' AYSE@casino.example'] }, 'e.ee', 'e.ee'],
  [
    'e-mail and country',
    { allowEmails: ['ravi@casino.example'], restrictedCountries: ['IN'] },
    'eeCe',
    'eeCe',
  ],
  ['for VIPs', { allowedTags: ['VIP'] }, '.tt.', '.tt.'],
  ['for two groups', { allowedTags: ['new ', 'high'] }, 'tt..', 'tt..'],
  [
    'for VIPs, others by country',
    { allowedTags: ['vip'], tagRestrictedCountries: { unmatched: ['IN'] } },
    '..T.',
    '..T.',
  ],
  [
    'for VIPs, an empty list for others',
    { allowedTags: ['vip'], tagRestrictedCountries: { unmatched: [] } },
    '....',
    '....',
  ],
  [
    'VIPs not everywhere',
    { allowedTags: ['vip'], tagRestrictedCountries: { matched: ['de'] } },
    '.ttT',
    '.ttT',
  ],
  ['a list for a tag', { tagRestrictedCountries: { vip: ['CW'] } }, 'T...', 'T...'],
  ['lists of two tags are joined', { tagRestrictedCountries: { vip: ['NL'], high: ['DE'] } }, '...T', '...T'],
  [
    'a tag beats default',
    { tagRestrictedCountries: { vip: [], default: ['CW', 'DE', 'TR'] } },
    '.T..',
    '.T..',
  ],
  [
    'unmatched beats default',
    { tagRestrictedCountries: { unmatched: ['IN'], default: ['TR'] } },
    '..T.',
    '..T.',
  ],
  ['default', { tagRestrictedCountries: { default: ['tr', 'IN'] } }, '.TT.', '.TT.'],
  [
    'matched without allowed tags',
    { tagRestrictedCountries: { matched: ['CW', 'TR', 'IN', 'DE'] } },
    '....',
    '....',
  ],
  ['hidden and for VIPs', { hidden: true, allowedTags: ['vip'] }, 'HHHH', '.tt.'],
  [
    'everything at once',
    {
      allowedCountries: ['CW', 'IN'],
      allowedCurrencies: ['EUR'],
      allowEmails: ['marlon@casino.example'],
      allowedTags: ['vip'],
    },
    '.cmc',
    '.cmc',
  ],
];

describe('the truth table of visibility', () => {
  it('has at least 28 methods, four players and two modes', () => {
    expect(table.length).toBeGreaterThanOrEqual(28);
    expect(table.every(([, , deposit, out]) => deposit.length === 4 && out.length === 4)).toBe(true);
  });
  it.each(table)('%s', (name, rules, deposit, out) => {
    const method = makePaymentMethod({ ...rules, id: name });
    for (const [index, player] of players.entries())
      for (const [mode, expected] of [
        ['deposit', deposit],
        ['withdrawal', out],
      ] as const) {
        const reason = reasons[expected[index]!];
        expect([mode, index, getHiddenReason(method, player, mode)]).toEqual([mode, index, reason]);
        expect(explainVisibility([method], player, mode)).toEqual([
          { method, shown: reason === null, reason, paused: reason === null && method.paused },
        ]);
      }
  });
});

/**
 * An independent implementation of the rules of §6 and decisions 23 and 24: a list of requirements that must all be
 * met.
 */
function isShown(method: PaymentMethod, player: MethodViewer, mode: PaymentMode): boolean {
  const fold = (text: string) => text.trim().toLowerCase();
  const has = (list: readonly string[], one: string) => list.map(fold).includes(fold(one));
  const open = (allowed: readonly string[], restricted: readonly string[], one: string) =>
    (allowed.length === 0 || has(allowed, one)) && !has(restricted, one);
  const tags = player.tags.map(fold);
  const lists = Object.fromEntries(
    Object.entries(method.tagRestrictedCountries ?? {}).map(([key, list]) => [fold(key), list]),
  );
  const matched = method.allowedTags.some((tag) => tags.includes(fold(tag)));
  const ownLists = Object.keys(lists).filter(
    (key) => tags.includes(key) && !['matched', 'unmatched', 'default'].includes(key),
  );
  const closed =
    ownLists.length > 0
      ? ownLists.flatMap((key) => lists[key]!)
      : matched && 'matched' in lists
        ? lists.matched!
        : !matched && 'unmatched' in lists
          ? lists.unmatched!
          : (lists.default ?? []);
  const strangerMay =
    method.allowedTags.length === 0 ||
    matched ||
    ('unmatched' in lists && !has(lists.unmatched!, player.countryCode));
  return [
    method.isActive,
    mode === 'deposit' ? !method.hidden : method.withdrawalExist,
    open(method.allowedCountries, method.restrictedCountries, player.countryCode),
    open(method.allowedCurrencies, method.restrictedCurrencies, player.currencyCode),
    method.allowEmails.length === 0 || has(method.allowEmails, player.email),
    strangerMay,
    !has(closed, player.countryCode),
  ].every(Boolean);
}

const country = fc.constantFrom('CW', 'cw', ' NL', 'DE', 'tr', '');
const currency = fc.constantFrom('EUR', 'eur ', 'TRY', 'INR');
const email = fc.constantFrom('a@b.example', ' A@B.example', 'c@d.example');
const tag = fc.constantFrom('vip', 'VIP ', 'new', 'high', 'matched', 'default');
const some = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 3 });
const anyMethod = fc
  .record({
    id: fc.uuid(),
    isActive: fc.boolean(),
    hidden: fc.boolean(),
    paused: fc.boolean(),
    withdrawalExist: fc.boolean(),
    sortPriority: fc.integer({ min: -5, max: 5 }),
    allowedCountries: some(country),
    restrictedCountries: some(country),
    allowedCurrencies: some(currency),
    restrictedCurrencies: some(currency),
    allowEmails: some(email),
    allowedTags: some(tag),
    tagRestrictedCountries: fc.option(
      fc.dictionary(fc.constantFrom('matched', 'unmatched', 'default', 'vip', 'new', 'high'), some(country)),
    ),
  })
  .map((rules) => makePaymentMethod(rules));
const anyPlayer = fc.record({ countryCode: country, currencyCode: currency, email, tags: some(tag) });
const anyMode = fc.constantFrom<PaymentMode>('deposit', 'withdrawal');

describe('visibleMethods and an independent evaluator', () => {
  it('agree on every method, player and mode', () => {
    fc.assert(
      fc.property(anyMethod, anyPlayer, anyMode, (method, player, mode) => {
        expect(getHiddenReason(method, player, mode) === null).toBe(isShown(method, player, mode));
      }),
      { numRuns: 2_000 },
    );
  });
  it('explain exactly what is shown', () => {
    fc.assert(
      fc.property(fc.array(anyMethod, { maxLength: 10 }), anyPlayer, anyMode, (methods, player, mode) => {
        const decisions = explainVisibility(methods, player, mode);
        expect(decisions.map(({ method }) => method)).toEqual(methods);
        expect(new Set(decisions.filter(({ shown }) => shown).map(({ method }) => method))).toEqual(
          new Set(visibleMethods(methods, player, mode)),
        );
      }),
    );
  });
});
