import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProfileSections } from './profile-sections.js';

const items = [
  { key: 'profile', label: 'Profile', href: '/profile', icon: <svg aria-hidden />, current: true },
  { key: 'bonuses', label: 'Bonuses', href: '/bonuses', icon: <svg aria-hidden />, current: false, count: 1 },
  { key: 'limits', label: 'Limits', href: '/limits', icon: <svg aria-hidden />, current: false, count: 0 },
];

describe('ProfileSections', () => {
  it('shows who is signed in and the current section', () => {
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
