import { createTestCasino } from '@casino-kit/provider/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newerBuild } from './newer-build.js';
import UpdateNotice from './update-notice.js';

const text = 'A new version is available.';
beforeEach(() => sessionStorage.clear());

function open(address: string, build = 'main-2.js') {
  const { Host } = createTestCasino();
  const reload = vi.fn();
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Host>
        <UpdateNotice build={build} reload={reload} />
      </Host>
    </MemoryRouter>,
  );
  return { ...view, reload };
}

describe('the notice of a newer build', () => {
  it('reloads the page on request', async () => {
    const { reload } = open('/casino');
    expect(screen.getByRole('status').textContent).toContain(text);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });
  it.each([
    '/play/book-of-tides',
    '/casino/games/book-of-tides',
    '/deposit',
    '/withdraw',
    '/account',
    '/casino?modal=deposit',
  ])('does not interrupt %s', (address) => {
    open(address);
    expect(screen.queryByText(text)).toBeNull();
  });
  it('appears once per build', async () => {
    const first = open('/casino');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(text)).toBeNull();
    first.unmount();
    const second = open('/casino');
    expect(screen.queryByText(text)).toBeNull();
    second.unmount();
    open('/casino', 'main-3.js');
    expect(screen.getByText(text)).toBeDefined();
  });
});

describe('newerBuild', () => {
  const response = (build: string | null, transferSize = 300) => ({
    transferSize,
    serverTiming: [
      { name: 'db', description: 'x' },
      ...(build === null ? [] : [{ name: 'build', description: build }]),
    ],
  });
  const scripts = ['', 'https://casino.example/assets/main-1.js'];
  it('returns the build of the last response when the page runs another one', () => {
    expect(newerBuild([response('main-1.js'), response('main-2.js'), response(null)], scripts)).toBe(
      'main-2.js',
    );
  });
  it.each([
    ['of the same build', [response('main-2.js'), response('main-1.js')]],
    ['from the cache of the browser', [response('main-0.js', 0)]],
    ['that name no build', [response(null), response('')]],
  ])('returns null for responses %s', (_, responses) => {
    expect(newerBuild(responses, scripts)).toBeNull();
  });
});
