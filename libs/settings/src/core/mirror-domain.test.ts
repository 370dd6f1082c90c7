import { describe, expect, it } from 'vitest';
import { makeSettings } from '../testing.js';
import { findMirrorDomain, settingsOfHost } from './mirror-domain.js';

describe('findMirrorDomain', () => {
  const domains = [{ url: 'https://One.example/' }, { url: 'two.example:8080' }, { url: '' }];
  it('finds the entry by host, in any notation of its address', () => {
    expect(findMirrorDomain(domains, 'one.example')).toBe(domains[0]);
    expect(findMirrorDomain(domains, 'two.example:8080')).toBe(domains[1]);
  });
  it.each(['two.example', 'one.example.evil.example', 'xone.example', ''])('finds none for %j', (host) => {
    expect(findMirrorDomain(domains, host)).toBeNull();
  });
});

describe('settingsOfHost', () => {
  const own = { loginOff: true, registrationConfigs: [] };
  const settings = makeSettings({
    brandName: 'Main',
    mirrorDomain: [
      { url: 'https://lulu.example', settings: { ...own, theme: 'lulu', brandName: 'Lulu', manifest: {} } },
      { url: 'https://plain.example' },
      { url: 'https://empty.example', settings: { ...own, theme: ' ', brandName: '' } },
    ],
  });

  it('has the brand of a mirror domain, and everything else of the site', () => {
    const found = settingsOfHost(settings, 'LULU.example');
    expect(found).toEqual({ ...settings, theme: 'lulu', brandName: 'Lulu' });
    expect(settingsOfHost(settings, 'lulu.example')).toBe(found);
  });
  it.each(['main.example', 'plain.example', 'evil.example', '__proto__', 'constructor'])(
    'has the settings of the site on %s',
    (host) => {
      expect(settingsOfHost(settings, host)).toBe(settings);
    },
  );
  it('ignores an empty theme and an empty name', () => {
    expect(settingsOfHost(settings, 'empty.example')).toMatchObject({ theme: 'curacao', brandName: 'Main' });
  });
});
