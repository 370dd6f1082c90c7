import { createTestCasino } from '@casino-kit/provider/testing';
import { renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useNavigationEntries } from './navigation-entries.js';

type Options = NonNullable<Parameters<typeof createTestCasino>[0]>;

function read(settings: Options['settings'], { at = '/casino', locale = 'en' } = {}) {
  const { Host } = createTestCasino({ settings, locale });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>
      <Host>{children}</Host>
    </MemoryRouter>
  );
  return renderHook(() => useNavigationEntries(), { wrapper }).result.current;
}
const items = (...keys: string[]) => ({
  navigationItems: keys.map((key) => ({ key, scope: 'any' as const })),
  operator: { supportEmail: 'help@brand.example' },
});

const iconOf = (entry: ReturnType<typeof read>[number] | undefined) => entry?.Icon.displayName;

describe('the entries of the menu', () => {
  it.each([
    ['favorites', 'Favourites', 'Heart', false],
    ['promotions', 'Promotions', 'Tag', false],
    ['freemoney', 'Free money', 'Banknote', false],
    ['tournaments', 'Tournaments', 'Trophy', false],
    ['cashback', 'Rewards calendar', 'CalendarDays', false],
    ['vip-club', 'VIP club', 'Crown', false],
    ['bonus_history', 'My bonuses', 'Gift', false],
    ['transactions', 'Transactions', 'ReceiptText', false],
    ['balance', 'Wallet', 'Wallet', false],
    ['edit-profile', 'Profile and security', 'User', false],
    ['referrals', 'Invite a friend', 'UserPlus', false],
    ['limits', 'Limits', 'Gauge', true],
    ['freeze-account', 'Time out and self-exclusion', 'Coffee', true],
    ['responsible-gambling', 'Safer play', 'ShieldCheck', true],
    ['contacts', 'Support', 'Headset', true],
  ])('have a name and an icon for %s', (key, label, icon, isHelp) => {
    const [entry] = read(items(key));
    expect(entry).toMatchObject({ key, label, isHelp, current: false });
    expect(iconOf(entry)).toBe(icon);
  });

  it('lead to where the brand has put the page, and mark the one that is open', () => {
    const settings = {
      ...items('promotions', 'vip-club', 'contacts'),
      pageUrlSetup: [{ key: 'promotions', href: '/offers', shallow: false }],
    };
    expect(read(settings, { at: '/offers' }).map(({ href, current }) => [href, current])).toEqual([
      ['/offers', true],
      ['/vip-club', false],
      ['mailto:help@brand.example', false],
    ]);
  });

  it('have the brand’s own names in the visitor’s language, and a plain icon for pages of its own', () => {
    const settings = {
      navigationItems: [
        { key: 'club', scope: 'any' as const, label: { en: 'Our club', de: 'Unser Club' } },
        { key: 'promotions', scope: 'any' as const, label: { en: 'Offers' } },
      ],
      pageUrlSetup: [{ key: 'club', href: '/club', shallow: false }],
    };
    const [club, promotions] = read(settings, { locale: 'de' });
    expect(club).toMatchObject({ label: 'Unser Club', href: '/club' });
    expect(iconOf(club)).toMatch(/^Link-?2$/);
    expect(promotions?.label).toBe('Offers');
  });

  it('leave out what nobody has, has named or can reach', () => {
    expect(read({ ...items('contacts'), operator: {} })).toEqual([]);
    expect(read(items('nowhere', 'constructor'))).toEqual([]);
    const named = [{ key: 'nowhere', scope: 'any' as const, label: { en: 'Nowhere' } }];
    expect(read({ navigationItems: named })).toEqual([]);
    const unnamed = { ...items('club'), pageUrlSetup: [{ key: 'club', href: '/club', shallow: false }] };
    expect(read(unnamed)).toEqual([]);
  });
});
