import { isSafePath, pagePath } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterRegistrationPath, onboardingClosePath } from './after-registration.js';

const plain = makeSettings();
const getPath = (afterRegistrationRedirect: string[], goToPageAfterRegistration = '') => {
  const settings = makeSettings({ afterRegistrationRedirect, goToPageAfterRegistration });
  return afterRegistrationPath(settings, (key) => pagePath(settings, key));
};

describe('afterRegistrationPath', () => {
  it('returns null when the settings name nothing', () => {
    expect(getPath([])).toBeNull();
    expect(getPath(['', ' '], ' ')).toBeNull();
  });
  it('returns the first safe path of the list', () => {
    expect(getPath(['https://evil.example', '/promotions', '/deposit'], 'withdraw')).toBe('/promotions');
    expect(getPath([' /casino?modal=deposit '])).toBe('/casino?modal=deposit');
  });
  it('returns the page when the list has no safe path', () => {
    expect(getPath([], 'deposit')).toBe('/deposit');
    expect(getPath([], '/vip-club')).toBe('/vip-club');
    expect(getPath(['//evil.example'], 'deposit')).toBe('/deposit');
  });
  it.each([
    [['https://evil.example'], ''],
    [[], 'https://evil.example'],
    [[], '//evil.example'],
    [[], '/\\evil.example'],
    [[], 'nowhere'],
  ])('returns the root for %j and %j, which leave the site or name no page', (list, page) => {
    expect(getPath(list, page)).toBe('/');
  });
  it('never leaves the site', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      'https:',
      'evil.example',
      '..',
      '%2f',
      'deposit',
      ' ',
      '?',
      '\t',
    );
    const target = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(target, { maxLength: 3 }), target, (list, page) => {
        const path = afterRegistrationPath(
          { afterRegistrationRedirect: list, goToPageAfterRegistration: page },
          (key) => pagePath(plain, key),
        );
        expect(path === null || isSafePath(path)).toBe(true);
      }),
    );
  });
});

describe('onboardingClosePath', () => {
  const getPath = (onboardingRedirectOnClose: string) =>
    onboardingClosePath(makeSettings({ onboardingRedirectOnClose }));
  it('returns the path of the settings, and null without one', () => {
    expect(getPath(' /promotions?tab=new ')).toBe('/promotions?tab=new');
    expect(getPath(' ')).toBeNull();
  });
  it('returns the root for an address that leaves the site', () => {
    expect(getPath('https://evil.example')).toBe('/');
    expect(getPath('//evil.example')).toBe('/');
  });
});
