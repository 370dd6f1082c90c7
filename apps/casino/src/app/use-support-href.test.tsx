import { createTestCasino } from '@casino-kit/provider/testing';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSupportHref } from './use-support-href.js';

const read = (settings: NonNullable<Parameters<typeof createTestCasino>[0]>['settings']) =>
  renderHook(() => useSupportHref(), { wrapper: createTestCasino({ settings }).Host }).result.current;
const moved = (key: string) => [{ key, href: '/help', shallow: false }];

describe('the link to support', () => {
  it('is the page that the brand has for it', () => {
    expect(read({ pageUrlSetup: moved('contacts'), operator: { supportEmail: 'help@brand.example' } })).toBe(
      '/help',
    );
  });
  it('is the operator’s address without such a page', () => {
    expect(
      read({ pageUrlSetup: moved('promotions'), operator: { supportEmail: 'help@brand.example' } }),
    ).toBe('mailto:help@brand.example');
  });
  it('does not exist without either', () => {
    expect(read({ pageUrlSetup: [], operator: {} })).toBeUndefined();
  });
});
