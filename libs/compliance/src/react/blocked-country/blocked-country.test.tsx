import { type Location } from '@casino-kit/api-contract';
import { createTestCasino } from '@casino-kit/provider/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BlockedCountryDialog } from './blocked-country-dialog.js';
import { BlockedCountryScreen } from './blocked-country-screen.js';
import { useCountryBlock } from './use-country-block.js';

const seen: Location = {
  country: { code: 'US', name: 'United States' },
  ipInfo: { ip: '203.0.113.47', ips: ['203.0.113.47'], subdivisions: [] },
};
const excluded = { excludedCountryCodeList: ['US'] };
const reports: unknown[] = [];
const asked = vi.fn();
const server = setupServer(
  http.get('*/api/admin/get-location', () => {
    asked();
    return HttpResponse.json({ data: { location: seen } });
  }),
  http.post('*/api/user/country-blocked', async ({ request }) => {
    reports.push(await request.json());
    return HttpResponse.json({});
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  reports.length = 0;
  asked.mockClear();
  localStorage.clear();
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});

/** Makes the device answer a request for its position. */
function device(answer: { latitude: number; longitude: number } | { code: number }) {
  const getCurrentPosition = vi.fn((found: (position: object) => void, failed: (error: object) => void) =>
    'code' in answer ? failed({ ...answer, PERMISSION_DENIED: 1 }) : found({ coords: answer }),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}
const here = { latitude: 12.1, longitude: -68.9 };
const createLookUp = (code: string) => () => Promise.resolve({ country: { code } });
const quiet = () => undefined;

function open(code: string, onVerified: () => void = quiet) {
  render(
    <BlockedCountryScreen
      brand={<b>brand</b>}
      language={null}
      supportHref="mailto:help@casino.example"
      location={seen}
      lookUp={createLookUp(code)}
      onVerified={onVerified}
      onFailure={quiet}
      now={() => new Date('2026-11-26T20:04:00Z')}
      timeZone="Europe/Berlin"
    />,
    { wrapper: createTestCasino({ player: null, settings: excluded }).Host },
  );
  return userEvent.click(screen.getByRole('button', { name: 'Check my location again' }));
}

describe('the blocked screen', () => {
  it('shows country, address and date, and how to reach support', async () => {
    device(here);
    await open('US');
    const facts = screen.getByText('Country we see').closest('dl')?.textContent;
    expect(facts).toContain('United States');
    expect(facts).toContain('203.0.113.47');
    expect(facts).toContain('November 26, 2026 at 21:04');
    const support = screen.getByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toBe('mailto:help@casino.example');
  });

  it('opens the site for a device in a country that is not restricted, and remembers it', async () => {
    const getCurrentPosition = device(here);
    const onVerified = vi.fn();
    await open('CW', onVerified);
    await vi.waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
    expect(localStorage.getItem('isVerified')).toBe('true');
    expect(getCurrentPosition.mock.calls[0]?.[2 as never]).toEqual({ timeout: 10_000, maximumAge: 0 });
  });

  it.each([
    ['a restricted country', here, 'US', /where we are not available either/],
    ['no permission', { code: 1 }, 'CW', /did not share your location/],
    ['no position', { code: 2 }, 'CW', /could not be found/],
    ['a position that takes too long', { code: 3 }, 'CW', /could not be found/],
  ])('stays for a device with %s, and says why', async (_, answer, code, text) => {
    device(answer);
    const onVerified = vi.fn();
    await open(code, onVerified);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));
    expect(onVerified).not.toHaveBeenCalled();
    expect(localStorage.getItem('isVerified')).toBeNull();
  });

  it('says so where the browser has no geolocation', async () => {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
    await open('CW');
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/could not be found/));
  });
});

it('confirms in the popup that a player may play', async () => {
  device(here);
  render(<BlockedCountryDialog open onClose={quiet} location={seen} lookUp={createLookUp('CW')} />, {
    wrapper: createTestCasino({ settings: excluded }).Host,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Check my location again' }));
  expect(await screen.findByText('You can play here')).toBeTruthy();
});

describe('the country block', () => {
  function Guard() {
    const [location, onVerified] = useCountryBlock();
    return location === null ? <p>open</p> : <button onClick={onVerified}>{location.country.code}</button>;
  }
  const visit = (options: Parameters<typeof createTestCasino>[0]) => {
    const { Host, queryClient } = createTestCasino(options);
    return { ...render(<Guard />, { wrapper: Host }), queryClient };
  };

  it('blocks a guest in an excluded country, and reports the page once', async () => {
    window.history.replaceState(null, '', '/casino?token=secret');
    const first = visit({ player: null, settings: excluded });
    expect(await screen.findByRole('button', { name: 'US' })).toBeTruthy();
    await vi.waitFor(() => expect(localStorage.getItem('countryBlockedReports')).not.toBeNull());
    first.unmount();
    visit({ player: null, settings: excluded });
    expect(await screen.findByRole('button', { name: 'US' })).toBeTruthy();
    expect(reports).toEqual([{ ip: '203.0.113.47', country: 'US', firstUrl: '/casino' }]);
    await userEvent.click(screen.getByRole('button', { name: 'US' }));
    expect(screen.getByText('open')).toBeTruthy();
  });

  it('lets a guest in a country that is not excluded pass', async () => {
    visit({ player: null, settings: { excludedCountryCodeList: ['GB'] } });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.getByText('open')).toBeTruthy();
    expect(reports).toEqual([]);
  });

  it.each([
    ['a player', () => undefined, {}],
    [
      'a bot',
      () => void vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1'),
      { player: null },
    ],
    [
      'a guest with whitelisted=1',
      () => window.history.replaceState(null, '', '/?whitelisted=1'),
      { player: null },
    ],
    ['a guest with a confirmed place', () => localStorage.setItem('isVerified', 'true'), { player: null }],
  ])('does not even ask where %s is', (_, prepare, options) => {
    prepare();
    const { queryClient } = visit({ ...options, settings: excluded });
    expect(screen.getByText('open')).toBeTruthy();
    expect(queryClient.isFetching()).toBe(0);
  });

  it('blocks no one when the location cannot be loaded', async () => {
    server.use(http.get('*/api/admin/get-location', () => new HttpResponse(null, { status: 404 })));
    const { queryClient } = visit({ player: null, settings: excluded });
    await vi.waitFor(() =>
      expect(queryClient.getQueryState(['compliance', 'location'])?.status).toBe('error'),
    );
    expect(screen.getByText('open')).toBeTruthy();
  });
});
