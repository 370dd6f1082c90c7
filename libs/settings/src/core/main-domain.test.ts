import { describe, expect, it } from 'vitest';
import { makeSettings } from '../testing.js';
import { mainDomainRedirect } from './main-domain.js';

const mirrorDomain = [
  { url: 'https://two.example', domainId: 'TDS-B' },
  { url: 'three.example', domainId: 3 },
];
const visit = { host: 'main.example', country: 'TR', url: '/casino?a=1' };
const redirect = (config: object, change: Partial<typeof visit> = {}, rest: object = {}) =>
  mainDomainRedirect(
    makeSettings({
      mirrorDomain,
      mainDomainConfigs: { isEnabled: true, countries: ['tr ', 'AZ'], ...config },
      ...rest,
    }),
    { ...visit, ...change },
  );

describe('a visitor of the main domain', () => {
  it('from a listed country goes to the same page of the named mirror domain', () => {
    expect(redirect({ redirectToTDS: '3' })).toBe('https://three.example/casino?a=1');
    expect(redirect({ redirectToTDS: 'https://four.example' })).toBe('https://four.example/casino?a=1');
  });
  it('goes to the page that the target names', () => {
    expect(redirect({ redirectToTDS: 'https://four.example/start?b=2' })).toBe(
      'https://four.example/start?b=2',
    );
  });
  it('goes where the settings outside say, without a target of its own', () => {
    expect(redirect({})).toBe('https://two.example/casino?a=1');
    expect(redirect({}, {}, { redirectToTDS: 'TDS-X' })).toBeNull();
  });
  it('from any other country goes to the default, if there is one', () => {
    expect(redirect({ defaultRedirect: '3' }, { country: 'NO' })).toBe('https://three.example/casino?a=1');
    expect(redirect({}, { country: 'NO' })).toBeNull();
  });
  it('stays while it is off, or the country is not known', () => {
    expect(redirect({ isEnabled: false })).toBeNull();
    expect(mainDomainRedirect(makeSettings({ mirrorDomain }), visit)).toBeNull();
    expect(redirect({ defaultRedirect: '3' }, { country: '' })).toBeNull();
  });
  it('stays on a mirror domain, and where the target is the host itself', () => {
    expect(redirect({}, { host: 'two.example' })).toBeNull();
    expect(redirect({ redirectToTDS: 'https://MAIN.example/other' })).toBeNull();
  });
  it.each([
    'http://four.example',
    'javascript:alert(1)',
    '//four.example',
    '/casino',
    'https://user@four.example',
    'https://four.example\\@evil.example',
    'https://four.example/\r\nSet-Cookie: a=1',
    'four.example',
    '',
  ])('stays for the target %j', (target) => {
    expect(redirect({ redirectToTDS: target })).toBeNull();
  });
  it.each(['//evil.example', '/\\evil.example', '/a b'])('is not led astray by the address %j', (url) => {
    expect(redirect({ redirectToTDS: '3' }, { url })).toBe('https://three.example/');
  });
});
