import { type Location } from '@casino-kit/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getAddresses,
  type BlockVisitor,
  isBlocked,
  isFlagged,
  isRestricted,
  isSubjectToBlock,
} from './country-block.js';

const at = (code: string, subdivisions: string[] = [], ips: string[] = ['203.0.113.7']): Location => ({
  country: { code },
  ipInfo: { ip: ips[0], ips, subdivisions },
});
const settings = { excludedCountryCodeList: ['US', 'gb '], whitelistedIPs: [] as string[] };
const guest: BlockVisitor = {
  authenticated: false,
  isBot: false,
  isWhitelisted: false,
  isVerified: false,
};

describe('a place', () => {
  it.each([
    ['in the list', at('US'), true],
    ['in the list, in other letters', at('us'), true],
    ['in the list, which has spaces and other letters', at(' GB '), true],
    ['not in the list', at('CW'), false],
    ['Germany', at('DE'), false],
    ['Germany, another state', at('DE', ['BY', 'BE']), false],
    ['Saxony-Anhalt', at('DE', ['ST']), true],
    ['Saxony-Anhalt by its full code', at('de', ['BY', 'de-st']), true],
    ['ST in another country', at('CW', ['ST']), false],
    ['a state whose code only begins so', at('DE', ['STX']), false],
    ['not known', at(''), false],
  ])('is judged right: %s', (_, place, restricted) => {
    expect(isRestricted(place, settings)).toBe(restricted);
  });

  it('is restricted by the rule for Germany although the list is empty', () => {
    expect(isRestricted(at('DE', ['ST']), { excludedCountryCodeList: [] })).toBe(true);
  });

  it('is not restricted by an empty entry of the list', () => {
    expect(isRestricted(at(''), { excludedCountryCodeList: [''] })).toBe(false);
  });

  it('is judged without any address or state', () => {
    expect(isRestricted({ country: { code: 'US' } }, settings)).toBe(true);
    expect(isRestricted({ country: { code: 'DE' } }, settings)).toBe(false);
  });
});

describe('a visitor in a restricted place', () => {
  it('is flagged, unless one of all the addresses is whitelisted', () => {
    const place = at('US', [], ['203.0.113.7', '2001:DB8::7']);
    expect(isFlagged(place, settings)).toBe(true);
    expect(isFlagged(place, { ...settings, whitelistedIPs: ['203.0.113.8'] })).toBe(true);
    expect(isFlagged(place, { ...settings, whitelistedIPs: [' 203.0.113.7 '] })).toBe(false);
    expect(isFlagged(place, { ...settings, whitelistedIPs: ['x', '2001:db8::7'] })).toBe(false);
  });

  it('is not passed by an empty entry of the whitelist', () => {
    const nowhere: Location = { country: { code: 'US' }, ipInfo: { ip: '', ips: [''], subdivisions: [] } };
    expect(getAddresses(nowhere)).toEqual([]);
    expect(isFlagged(nowhere, { ...settings, whitelistedIPs: [''] })).toBe(true);
  });
});

describe('the truth table of the blocked screen', () => {
  const flags = [false, true];
  const rows = flags.flatMap((authenticated) =>
    flags.flatMap((isBot) =>
      flags.flatMap((whitelisted) =>
        flags.flatMap((isVerified) =>
          flags.map((flagged) => ({
            visitor: { authenticated, isBot, isWhitelisted: whitelisted, isVerified },
            flagged,
          })),
        ),
      ),
    ),
  );

  it.each(rows)('flagged $flagged, visitor $visitor', ({ visitor, flagged }) => {
    const shown = isBlocked(at(flagged ? 'US' : 'CW'), settings, visitor);
    // The one row of thirty-two: a flagged guest without any pass.
    expect(shown).toBe(flagged && JSON.stringify(visitor) === JSON.stringify(guest));
  });

  it('blocks no one whose place is not known', () => {
    expect(isBlocked(null, settings, guest)).toBe(false);
  });

  it('agrees with the two rules that it is made of, for any place and settings', () => {
    const code = fc.constantFrom('US', 'us', 'DE', 'CW', '');
    const list = fc.array(fc.constantFrom('US', 'DE', 'CW', '1.1.1.1', '2.2.2.2', ''));
    fc.assert(
      fc.property(
        code,
        list,
        list,
        list,
        list,
        fc.boolean(),
        (country, states, ips, excluded, white, bot) => {
          const place: Location = { country: { code: country }, ipInfo: { ips, subdivisions: states } };
          const rules = { excludedCountryCodeList: excluded, whitelistedIPs: white };
          const visitor = { ...guest, isBot: bot };
          expect(isBlocked(place, rules, visitor)).toBe(isSubjectToBlock(visitor) && isFlagged(place, rules));
          if (isFlagged(place, rules)) expect(isRestricted(place, rules)).toBe(true);
        },
      ),
    );
  });
});
