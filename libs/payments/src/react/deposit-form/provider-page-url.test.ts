import { describe, expect, it } from 'vitest';
import { providerPageUrl } from './provider-page-url.js';

describe('providerPageUrl', () => {
  it('adds the brand’s theme to the address', () => {
    expect(providerPageUrl('https://pay.example/p?id=7#top', 'night sky')).toBe(
      'https://pay.example/p?id=7&theme=night+sky#top',
    );
  });
  it('leaves the address as it is without a theme, with one of its own, or when it cannot be read', () => {
    expect(providerPageUrl('https://pay.example/p', ' ')).toBe('https://pay.example/p');
    expect(providerPageUrl('https://pay.example/p?theme=day', 'night')).toBe(
      'https://pay.example/p?theme=day',
    );
    expect(providerPageUrl('pay here', 'night')).toBe('pay here');
  });
});
