import { policyFrom, settingsFields } from '@casino-kit/api-contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from './defaults.js';
import { readSettings, type SettingsIssue } from './read-settings.js';

const today = '2026-11-20';
const defaults = defaultSettings(today);

function read(raw: unknown) {
  const issues: SettingsIssue[] = [];
  return { settings: readSettings(raw, { today, report: (issue) => issues.push(issue) }), issues };
}

describe('readSettings', () => {
  it('keeps valid fields and ignores unknown ones', () => {
    const { settings, issues } = read({ showSnow: true, brandName: 'Lulu', somethingNew: 1 });
    expect(settings).toEqual({ ...defaults, showSnow: true, brandName: 'Lulu' });
    expect(issues).toEqual([]);
  });

  it('lets a broken field alone fall to its default, and reports it', () => {
    const { settings, issues } = read({ showSnow: 'yes', theme: 'lulu', navigationSystem: 'sideways' });
    expect(settings).toEqual({ ...defaults, theme: 'lulu' });
    expect(issues.map(({ field }) => field)).toEqual(['navigationSystem', 'showSnow']);
    expect(issues.every(({ issue }) => issue.length > 0)).toBe(true);
  });

  it.each(['', '  ', null, undefined])('uses the default theme and brand name for %j', (empty) => {
    const { settings, issues } = read({ theme: empty, brandName: empty });
    expect(settings).toEqual(defaults);
    expect(issues).toEqual([]);
  });

  it('reports an address of a page that cannot be used, by its key', () => {
    const pageUrlSetup = [{ key: 'deposit', href: 'https://evil.example/' }];
    const { settings, issues } = read({ pageUrlSetup });
    expect(settings.pageUrlSetup).toEqual([]);
    expect(issues).toEqual([{ field: 'pageUrlSetup.deposit', issue: expect.stringMatching(/\w/) }]);
  });

  it('keeps an empty text if it has a meaning', () => {
    expect(read({ redirectToTDS: '' }).settings.redirectToTDS).toBe('');
  });

  it('leaves out one bad row of a list, not the blocked countries beside it', () => {
    const { settings, issues } = read({
      excludedCountryCodeList: ['US', 7, 'GB'],
      pageUrlSetup: [{ key: 'deposit', href: '/cashier' }, { key: 'withdraw' }],
    });
    expect(settings.excludedCountryCodeList).toEqual(['US', 'GB']);
    expect(settings.pageUrlSetup).toEqual([{ key: 'deposit', href: '/cashier', shallow: false }]);
    expect(issues.map(({ field }) => field)).toEqual(['pageUrlSetup[1]', 'excludedCountryCodeList[1]']);
  });

  it('leaves out one bad switch of the policy, not the policy', () => {
    const { settings, issues } = read({ policy: { preset: 'ukgc', sessionClock: 'on' } });
    expect(settings.policy).toEqual(policyFrom({ preset: 'ukgc' }));
    expect(issues).toEqual([{ field: 'policy.sessionClock', issue: expect.any(String) as string }]);
  });

  it('leaves out a help line that cannot be used, not the others, nor the operator', () => {
    const helpLines = [
      { country: 'GB', name: 'Helpline', phone: '0808 8020 133', url: 'https://help.example' },
      { name: 'Script', url: 'javascript:alert(1)' },
      { name: 'Number', phone: '0800;ext=1,<b>' },
      { country: 'Germany', name: 'Country' },
      { phone: '0800 1372700' },
      { name: 'Anywhere' },
    ];
    const { settings, issues } = read({ operator: { name: 'Harbour', helpLines } });
    expect(settings.operator).toEqual({ name: 'Harbour', helpLines: [helpLines[0], helpLines[5]] });
    expect([...new Set(issues.map(({ field }) => field))]).toEqual(
      [1, 2, 3, 4].map((row) => `operator.helpLines[${row}]`),
    );
  });

  it.each([
    ['disputeBody', { name: 'Body', url: 'javascript:alert(1)' }],
    ['disputeBody', { name: 'Body', url: 'https://body.example', days: 0 }],
    ['fundsProtection', { level: 'complete' }],
    ['fundsProtection', 'high'],
    ['dormantAccount', { months: 0 }],
    ['dormantAccount', { months: 12, feePerMonth: '-5' }],
    ['dormantAccount', { months: 12, feePerMonth: '0.00' }],
    ['complaintsEmail', 'complaints'],
    ['helpLines', 'none'],
  ])('leaves out the operator’s %s %j alone', (key, value) => {
    const { settings, issues } = read({ operator: { name: 'Harbour', [key]: value } });
    expect(settings.operator).toEqual({ name: 'Harbour' });
    expect(issues.map(({ field }) => field)).toEqual([`operator.${key}`]);
  });

  it('gives a dispute body eight weeks, and a fee of dormant accounts in euro', () => {
    const { settings } = read({
      operator: {
        disputeBody: { name: 'Body', url: 'https://body.example' },
        dormantAccount: { months: 12, feePerMonth: '5.00' },
      },
    });
    expect(settings.operator.disputeBody?.days).toBe(56);
    expect(settings.operator.dormantAccount?.currencyCode).toBe('EUR');
  });

  it.each([[null], [undefined], [[]], ['{}'], [42], [true]])('returns all defaults for %j', (garbage) => {
    const { settings, issues } = read(garbage);
    expect(settings).toEqual(defaults);
    expect(issues).toEqual([{ field: 'settings', issue: 'not an object' }]);
  });

  it('reads nothing from a prototype', () => {
    const raw: unknown = JSON.parse(
      '{"__proto__": {"showSnow": true}, "manifest": {"__proto__": {"polluted": 1}}}',
    );
    const { settings } = read(raw);
    expect(settings.showSnow).toBe(false);
    expect(Object.getPrototypeOf(settings.manifest)).toBe(Object.prototype);
    expect(read(Object.create({ showSnow: true })).settings.showSnow).toBe(false);
  });

  it('returns valid settings for any input', () => {
    const field = fc.constantFrom(...Object.keys(settingsFields), '__proto__', 'constructor', 'toString');
    const anything = fc.anything({
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withMap: true,
    });
    const likeSettings = fc.dictionary(field, anything, { noNullPrototype: false });
    fc.assert(
      fc.property(fc.oneof(anything, likeSettings), (raw) => {
        const settings = readSettings(raw, { today });
        expect(v.is(v.strictObject(settingsFields), settings)).toBe(true);
        expect(settings.theme.trim()).not.toBe('');
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});

describe('hostile settings', () => {
  it('lose the headers that would break a response, and keep the others', () => {
    const extraHeader = { 'X-Robots-Tag': 'noindex', 'X-Broken': 'a\nb', 'Set-Cookie': 'a=1' };
    const { settings, issues } = read({ extraHeader });
    expect(settings.extraHeader).toEqual({ 'X-Robots-Tag': 'noindex' });
    expect(issues.map(({ field }) => field)).toEqual(['extraHeader.X-Broken', 'extraHeader.Set-Cookie']);
  });

  it('are read although they are huge', () => {
    const mirrorDomain = Array.from({ length: 20_000 }, (_, index) => ({ url: `https://d${index}.example` }));
    const excludedCountryCodeList = Array.from({ length: 100_000 }, () => 'US');
    const { settings } = read({ mirrorDomain, excludedCountryCodeList, brandName: 'a'.repeat(1_000_000) });
    expect(settings.mirrorDomain).toHaveLength(20_000);
    expect(settings.excludedCountryCodeList).toHaveLength(100_000);
  });

  it.each(Object.keys(settingsFields))('of the wrong type in %s leave every other field alone', (field) => {
    for (const wrong of [Symbol.iterator, () => undefined, Number.NaN, { toString: null }]) {
      const { settings } = read({ [field]: wrong, brandName: field === 'brandName' ? wrong : 'Harbour' });
      expect(settings.brandName).toBe(field === 'brandName' ? defaults.brandName : 'Harbour');
      expect(v.is(v.strictObject(settingsFields), settings)).toBe(true);
    }
  });
});
