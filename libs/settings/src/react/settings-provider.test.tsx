import { render, renderHook, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { makeSettings } from '../testing.js';
import { SettingsProvider, usePagePath, usePolicy, useSettings } from './settings-provider.js';

const settings = makeSettings({
  brandName: 'Lulu',
  navigationSystem: 'panel',
  allowGuestPlayDemoGames: true,
  policy: { preset: 'mga' },
});
const wrapper = ({ children }: { children: ReactNode }) => (
  <SettingsProvider settings={settings}>{children}</SettingsProvider>
);

describe('SettingsProvider', () => {
  it('provides its settings to its children', () => {
    const Brand = () => <p>{useSettings().brandName}</p>;
    render(<Brand />, { wrapper });
    expect(screen.getByText('Lulu')).toBeDefined();
  });

  it('resolves paths and policy by them', () => {
    expect(renderHook(() => usePagePath('edit-profile'), { wrapper }).result.current).toBe('/account');
    expect(renderHook(() => usePagePath('game', { game: 'x' }), { wrapper }).result.current).toBe(
      '/casino/games/x',
    );
    expect(renderHook(() => usePagePath('game'), { wrapper }).result.current).toBe('/');
    const { result, rerender } = renderHook(() => usePolicy(), { wrapper });
    expect(result.current).toMatchObject({ preset: 'mga', guestDemoPlay: true });
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });

  it('is not needed: the defaults hold without it', () => {
    const { result, rerender } = renderHook(() => useSettings());
    expect(result.current).toMatchObject({ theme: 'curacao', navigationSystem: 'basic' });
    expect(result.current.cacheControlHash).toMatch(/^\d{4}-\d\d-\d\d$/);
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
    expect(renderHook(() => usePolicy()).result.current.preset).toBe('curacao');
  });
});
