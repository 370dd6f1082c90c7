import { NavigationProvider } from '@casino-kit/ui';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShellLink } from './router-link.js';

const navigate = vi.fn<(href: string, options?: { replace?: boolean | undefined }) => void>();
beforeEach(() => navigate.mockClear());

function show(href: string, props: { target?: string; download?: boolean } = {}) {
  render(
    <MemoryRouter initialEntries={['/casino/slots?sort=name']}>
      <NavigationProvider Link={ShellLink} navigate={navigate}>
        <ShellLink href={href} {...props}>
          Follow
        </ShellLink>
      </NavigationProvider>
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Follow' });
}

/** Clicks the link and returns whether the browser is left to follow it. */
function click(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, { button: 0, ...init });
  // jsdom cannot navigate.
  window.addEventListener('click', (seen) => seen.preventDefault(), { once: true });
  let isLeft = true;
  document.body.addEventListener('click', (seen) => (isLeft = !seen.defaultPrevented), { once: true });
  fireEvent(link, event);
  return isLeft;
}

describe('ShellLink', () => {
  it('follows a path of this site through the router', () => {
    const link = show('/promotions');
    expect(link.getAttribute('href')).toBe('/promotions');
    expect(click(link)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/promotions', { replace: false });
  });

  it('changes only the query of the current page', () => {
    const link = show('?modal=login');
    expect(link.getAttribute('href')).toBe('/casino/slots?modal=login');
    click(link);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/casino/slots?modal=login', { replace: false });
  });

  it('keeps the search and filters of the page behind a modal that it opens', () => {
    window.history.replaceState(null, '', '/casino/slots?search=book&sort=name');
    click(show('?modal=login'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/casino/slots?search=book&sort=name&modal=login', {
      replace: false,
    });
    navigate.mockClear();
    cleanup();
    window.history.replaceState(null, '', '/casino/slots?search=book&modal=deposit&amount=20');
    click(show('?modal=login'));
    expect(navigate.mock.calls[0]?.[0]).toBe('/casino/slots?search=book&modal=login');
  });

  it('replaces the entry of the history when it leads to the current page', () => {
    click(show(`${window.location.pathname}${window.location.search}`));
    expect(navigate.mock.calls[0]?.[1]).toEqual({ replace: true });
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (init) => {
      expect(click(show('/promotions'), init)).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it.each([{ target: '_blank' }, { download: true }])('leaves a link with %o to the browser', (props) => {
    expect(click(show('/file', props))).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each(['https://casino.example/', '//casino.example/', 'mailto:a@casino.example', '#main'])(
    'leaves %s to the browser',
    (href) => {
      const link = show(href);
      expect(link.getAttribute('href')).toBe(href);
      expect(click(link)).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});
