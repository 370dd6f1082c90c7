import { CallError } from '@casino-kit/api-client';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSettings } from '@casino-kit/settings/testing';
import { CasinoContexts } from '../react/casino-contexts.js';
import { createTestCasino } from '../testing/test-casino.js';
import { retryOnMountMs } from './query-defaults.js';

/** What the failing server has been asked, and how it fails. */
let requests = 0;
let failure: Error;
let finish: (() => void) | null = null;
const failingQuery = {
  queryKey: ['failing'],
  queryFn: () => {
    requests += 1;
    return new Promise<string>((_, reject) => {
      finish = () => reject(failure);
    });
  },
};

function Child() {
  const { isError, refetch } = useQuery(failingQuery);
  return <button onClick={() => void refetch()}>{isError ? 'failed' : 'pending'}</button>;
}
/** The pattern of decision 40's widgets: the child subscribes to the query that its parent waits for. */
function Parent() {
  return useQuery(failingQuery).isPending ? <p>loading</p> : <Child />;
}

const settle = () =>
  act(async () => {
    finish?.();
    finish = null;
    await vi.advanceTimersByTimeAsync(1);
  });
const loadings = () => screen.queryAllByText('loading').length;

beforeEach(() => {
  vi.useFakeTimers();
  requests = 0;
  failure = new CallError('status', 'failing', { status: 500 });
});
afterEach(() => vi.useRealTimers());

/** A host that builds its own client of queries, without the defaults of the kit. */
function HostWithOwnClient({ children }: { children: ReactNode }) {
  const casino = { ...createTestCasino(), queryClient };
  return (
    <CasinoContexts casino={casino} settings={makeSettings()} i18n={{ code: 'en', texts: {} }}>
      {children}
    </CasinoContexts>
  );
}
let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

describe.each([
  ['the kit', () => createTestCasino().Host],
  ['the host', () => HostWithOwnClient],
])('with the query client of %s', (_, host) => {
  it('a parent that waits for the failed query of its child sends one request, and shows the child', async () => {
    render(<Parent />, { wrapper: host() });
    for (let round = 0; round < 5; round += 1) await settle();
    expect(requests).toBe(1);
    expect(screen.getByRole('button').textContent).toBe('failed');
  });

  it('a button for another attempt refetches at once, once for each press', async () => {
    render(<Parent />, { wrapper: host() });
    await settle();
    act(() => screen.getByRole('button').click());
    expect(requests).toBe(2);
    for (let round = 0; round < 5; round += 1) await settle();
    expect(requests).toBe(2);
    expect(screen.getByRole('button').textContent).toBe('failed');
  });

  it('a later visit refetches the failed query, once', async () => {
    const { rerender } = render(<Parent />, { wrapper: host() });
    await settle();
    rerender(<p>another page</p>);
    rerender(<Parent />);
    expect([requests, loadings()]).toEqual([1, 0]);
    rerender(<p>another page</p>);
    await act(() => vi.advanceTimersByTimeAsync(retryOnMountMs));
    rerender(<Parent />);
    expect([requests, loadings()]).toEqual([2, 1]);
    for (let round = 0; round < 5; round += 1) await settle();
    expect(requests).toBe(2);
  });

  it('a later visit does not ask again for what the server does not have', async () => {
    failure = new CallError('unsupported', 'failing', { status: 404 });
    const { rerender } = render(<Parent />, { wrapper: host() });
    await settle();
    rerender(<p>another page</p>);
    await act(() => vi.advanceTimersByTimeAsync(retryOnMountMs));
    rerender(<Parent />);
    expect([requests, loadings()]).toEqual([1, 0]);
  });
});

it('leaves the defaults that a host has set', () => {
  queryClient.setDefaultOptions({ queries: { retryOnMount: true, staleTime: 5 } });
  render(<p>page</p>, { wrapper: HostWithOwnClient });
  expect(queryClient.getDefaultOptions().queries).toEqual({ retryOnMount: true, staleTime: 5 });
});
