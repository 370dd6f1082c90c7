import { createTestCasino } from '@casino-kit/provider/testing';
import { renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useIsQuietPage } from './visit-quiet.js';

function isQuiet(address: string, settings = {}) {
  const { Host } = createTestCasino({ settings });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <Host>{children}</Host>
    </MemoryRouter>
  );
  return renderHook(() => useIsQuietPage(), { wrapper }).result.current;
}

describe('a change of the page', () => {
  it.each([
    ...['/', '/casino', '/casino/live-casino', '/casino/slots', '/casino/popular', '/casino?category=new'],
    ...['/providers', '/promotions', '/tournaments', '/vip-club'],
  ])('interrupts nothing at %s', (address) => {
    expect(isQuiet(address)).toBe(true);
  });
  it.each(['/deposit', '/play/mines', '/profile2/my-profile', '/casino?modal=deposit', '/promotions?modal='])(
    'would interrupt something at %s',
    (address) => {
      expect(isQuiet(address)).toBe(false);
    },
  );
  it('knows the pages where the brand has put them', () => {
    const settings = { pageUrlSetup: [{ key: 'promotions', href: '/offers', shallow: false }] };
    expect([isQuiet('/offers', settings), isQuiet('/offers')]).toEqual([true, false]);
  });
});
