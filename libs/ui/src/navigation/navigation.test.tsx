import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Carousel } from '../carousel/carousel.js';
import { ChipNav } from '../chip/chip.js';
import { Link, NavigationProvider, useNavigate } from './navigation.js';

function Leave() {
  const navigate = useNavigate();
  return <button onClick={() => navigate('/login', { replace: true })}>Leave</button>;
}

describe('a link', () => {
  it('is a plain one without an adapter', () => {
    render(<Link href="/help">Help</Link>);
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help');
  });
  it('is made by the adapter of the host, in components too', () => {
    render(
      <NavigationProvider
        navigate={vi.fn()}
        Link={({ href, children, ...rest }) => (
          <a {...rest} href={`/en${href}`} data-router="">
            {children}
          </a>
        )}
      >
        <Link href="/help">Help</Link>
        <ChipNav label="Categories" current="new" items={[{ id: 'new', href: '/new', label: 'New' }]} />
        <Carousel title="Popular" link={{ href: '/popular', label: 'All' }}>
          <p>A game</p>
        </Carousel>
      </NavigationProvider>,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/help', '/en/new', '/en/popular']);
    expect(links.every((link) => link.hasAttribute('data-router'))).toBe(true);
    expect(screen.getByRole('link', { name: 'New' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('going somewhere from code', () => {
  it('asks the adapter', async () => {
    const navigate = vi.fn();
    render(
      <NavigationProvider navigate={navigate} Link={({ children, ...props }) => <a {...props}>{children}</a>}>
        <Leave />
      </NavigationProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
  });
});
