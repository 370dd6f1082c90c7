import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProfileSections } from './profile-sections.js';

const items = [
  { key: 'profile', label: 'Profile', href: '/profile', icon: <svg aria-hidden />, current: true },
  { key: 'bonuses', label: 'Bonuses', href: '/bonuses', icon: <svg aria-hidden />, current: false, count: 1 },
  { key: 'limits', label: 'Limits', href: '/limits', icon: <svg aria-hidden />, current: false, count: 0 },
];

afterEach(() => vi.restoreAllMocks());

describe('ProfileSections', () => {
  it('shows who is logged in and the current section', () => {
    render(<ProfileSections items={items} identity={{ name: 'marlon', id: '84210336' }} />);
    expect(screen.getByText('ID 84 210 336')).toBeTruthy();
    const nav = screen.getByRole('navigation', { name: 'Your account' });
    expect([...nav.querySelectorAll('a')].map((link) => link.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
    ]);
    expect(screen.getByRole('link', { name: 'Bonuses 1' }).getAttribute('href')).toBe('/bonuses');
    expect(screen.getByRole('link', { name: 'Limits' })).toBeTruthy();
  });
  it('fades the ends of the row beyond which there are more pages', () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    render(<ProfileSections items={items} identity={null} />);
    const row = screen.getByRole('navigation');
    const ends = () => [row.hasAttribute('data-more-before'), row.hasAttribute('data-more-after')];
    const scrollTo = (scrollLeft: number) => {
      row.scrollLeft = scrollLeft;
      fireEvent.scroll(row);
      return ends();
    };
    expect(scrollTo(0)).toEqual([false, true]);
    expect(scrollTo(200)).toEqual([true, true]);
    expect(scrollTo(600)).toEqual([true, false]);
    expect(scrollTo(-600)).toEqual([true, false]);
  });
  it('accepts a picture instead of the initial', () => {
    render(
      <ProfileSections
        items={[]}
        identity={{ name: 'marlon', id: '7' }}
        avatar={<img alt="Gold level" src="data:," />}
      />,
    );
    expect(screen.getByRole('img', { name: 'Gold level' })).toBeTruthy();
    expect(screen.queryByText('M')).toBeNull();
  });
  it('shows a placeholder for an unknown player', () => {
    const { container } = render(<ProfileSections items={items} identity={null} />);
    expect(screen.queryByText(/^ID/)).toBeNull();
    expect(container.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(items.length);
  });
});
