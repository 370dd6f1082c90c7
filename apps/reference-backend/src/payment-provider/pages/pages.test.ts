import { describe, expect, it } from 'vitest';
import { escapeHtml } from './html.js';
import { threeDsPage } from './three-ds-page.js';
import { pageLanguage } from './page-texts.js';

describe('the bank page', () => {
  it('uses the requested language, else the first that the browser prefers, else English', () => {
    expect(pageLanguage('de', 'ar')).toBe('de');
    expect(pageLanguage(undefined, 'eo-001, ar;q=0.8')).toBe('ar');
    expect(pageLanguage('xx', undefined)).toBe('en');
    expect(pageLanguage('en-US', 'ar')).toBe('en');
    expect(pageLanguage('constructor', '__proto__')).toBe('en');
  });
  it('escapes untrusted values', () => {
    expect(escapeHtml(`<img src="x" onerror='y'>&`)).toBe(
      '&lt;img src=&quot;x&quot; onerror=&#39;y&#39;&gt;&amp;',
    );
    const challenge = {
      amount: '1',
      currencyCode: 'EUR',
      brand: '<b>',
      last4: '4242',
      kind: 'card',
      status: 'challenge',
      open: true,
      next: '',
    } as const;
    const page = threeDsPage('en', challenge, { paReq: '"><script>', md: 'x' });
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<b>');
  });
});
