import { makeSettings } from '@casino-kit/settings/testing';
import { SettingsProvider } from '@casino-kit/settings';
import { renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useRecaptchaToken } from './use-recaptcha-token.js';

const withKey =
  (reCaptchaSiteKey: string) =>
  ({ children }: { children: ReactNode }) => (
    <SettingsProvider settings={makeSettings({ reCaptchaSiteKey })}>{children}</SettingsProvider>
  );
const scripts = () => [...document.head.querySelectorAll('script')];
afterEach(() => scripts().forEach((script) => script.remove()));

describe('useRecaptchaToken', () => {
  it('returns undefined if the brand has no key', () => {
    expect(renderHook(() => useRecaptchaToken(), { wrapper: withKey('') }).result.current).toBeUndefined();
  });
  it('keeps the same reCAPTCHA across renders, and loads its script on request', async () => {
    const { result, rerender } = renderHook(() => useRecaptchaToken({ nonce: 'n0nce' }), {
      wrapper: withKey('site-key'),
    });
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
    expect(scripts()).toEqual([]);
    const token = first?.();
    const [script] = scripts();
    expect([script?.src, script?.nonce]).toEqual([
      'https://www.google.com/recaptcha/api.js?render=site-key',
      'n0nce',
    ]);
    script?.dispatchEvent(new Event('error'));
    await expect(token).resolves.toBeUndefined();
    expect(scripts()).toEqual([]);
  });
});
