import { type SettingsFields } from '@casino-kit/api-contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { makeFriend, makeSummary, referralHandlers } from '../../testing.js';
import { Referrals } from './referrals.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const referralData = {
  link: 'https://casino.example/?nxafk=ab2c',
  visits: 210,
  registrations: 31,
  revenue: '4128.00',
};

function show(
  handlers: HttpHandler[] = referralHandlers(),
  {
    settings = {},
    depositCount = 3,
    data = referralData as typeof referralData | null,
  }: { settings?: Partial<SettingsFields>; depositCount?: number; data?: typeof referralData | null } = {},
) {
  const player = makeUserDetails({ depositCount, referralData: data });
  const details = http.get('*/api/user/get-user-details', () =>
    HttpResponse.json({ success: true, data: player }),
  );
  server.use(...handlers, details);
  const casino = createTestCasino({ player, settings: { referAFriendPercent: 10, ...settings } });
  const page = <Referrals depositHref="/deposit" origin="https://casino.example" />;
  return { ...render(page, { wrapper: casino.Host }), casino };
}
const link = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your link' });

describe('inviting friends', () => {
  it('shows the percentage of `referAFriendPercent`, and nothing to invite with at 0', async () => {
    const { unmount } = show(undefined, { settings: { referAFriendPercent: 12.5 } });
    expect(await screen.findByRole('heading', { name: 'Invite a friend, share 12.5%' })).toBeTruthy();
    unmount();
    show([], { settings: { referAFriendPercent: 0 } });
    expect(screen.getByText('Inviting friends is not offered at the moment')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('leads the link to the page of `referAFriendLanding`', async () => {
    show(undefined, { settings: { referAFriendLanding: '/promotions' } });
    expect((await link()).value).toBe('casino.example/promotions?nxafk=ab2c');
  });

  it('copies the whole link, and says so', async () => {
    const user = userEvent.setup();
    show();
    await link();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe('https://casino.example/?nxafk=ab2c');
    expect(screen.getByText('The link is copied.')).toBeTruthy();
  });

  it('selects the link when the browser does not allow copying', async () => {
    const user = userEvent.setup();
    show();
    const field = await link();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.getByText(/does not allow copying/)).toBeTruthy();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });

  it('is locked before the first deposit, with the way to it and no link', () => {
    show([], { depositCount: 0, data: null });
    expect(screen.getByText('Opens with your first deposit')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Make a first deposit' }).getAttribute('href')).toBe('/deposit');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is not offered with a link of the server that no browser would open', () => {
    show(undefined, { data: { ...referralData, link: 'javascript:alert(1)' } });
    expect(screen.getByText('Inviting friends is not offered at the moment')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('what the link has brought', () => {
  it('is visits, registrations, first deposits and the share', async () => {
    show();
    expect(await screen.findByText('148')).toBeTruthy();
    expect(screen.getByText('12% register')).toBeTruthy();
    expect(screen.getByText('67% deposit')).toBeTruthy();
    expect(screen.getByText('€86.40')).toBeTruthy();
    expect(screen.getByText('of €864.00')).toBeTruthy();
  });

  it('is the totals of the details when the server has no more', async () => {
    const missing = () => new HttpResponse(null, { status: 404 });
    show([http.get('*/api/user/referrals', missing), http.get('*/api/user/referrals/friends', missing)]);
    expect(await screen.findByText('So far')).toBeTruthy();
    expect(screen.getByText('210')).toBeTruthy();
    expect(screen.getByText('€4,128.00')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: /Collect/ })).toBeNull();
  });

  it('can be loaded again after a failure, and the link stays', async () => {
    const user = userEvent.setup();
    let fails = true;
    show([
      http.get('*/api/user/referrals', () => (fails ? HttpResponse.error() : undefined)),
      ...referralHandlers(),
    ]);
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    expect((await link()).value).toContain('nxafk=ab2c');
    fails = false;
    if (retry) await user.click(retry);
    expect(await screen.findByText('148')).toBeTruthy();
  });
});

describe('collecting', () => {
  it('adds the share to the balance once and says so', async () => {
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Collect €32.15' }));
    expect(await screen.findByText('€32.15 was added to your balance.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Collect/ })).toBeNull());
  });

  it('refetches the player, whose balance a paid share changes', async () => {
    const user = userEvent.setup();
    const refetched = vi.fn();
    const counts = http.get('*/api/user/get-user-details', () => refetched());
    show([counts, ...referralHandlers()]);
    await user.click(await screen.findByRole('button', { name: 'Collect €32.15' }));
    await screen.findByText('€32.15 was added to your balance.');
    await waitFor(() => expect(refetched).toHaveBeenCalledOnce());
  });

  it('keeps its button, which is busy, until the response arrives', async () => {
    const user = userEvent.setup();
    let respond = (): void => undefined;
    const responded = new Promise<void>((resolve) => (respond = resolve));
    let collect = (): void => undefined;
    const collected = new Promise<void>((resolve) => (collect = resolve));
    let summary = makeSummary();
    const { casino } = show([
      http.get('*/api/user/referrals', () => HttpResponse.json({ success: true, data: summary })),
      http.post('*/api/user/referrals/collect', async () => {
        const { ready: amount, currencyCode } = summary;
        summary = makeSummary({ ready: '0.00' });
        collect();
        await responded;
        return HttpResponse.json({ success: true, data: { amount, currencyCode } });
      }),
      ...referralHandlers(),
    ]);
    const button = await screen.findByRole('button', { name: 'Collect €32.15' });
    expect(button.getAttribute('aria-busy')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    // The server has paid already, and the page learns that before the response.
    await collected;
    await act(() => casino.queryClient.invalidateQueries());
    expect(await screen.findByText('€0.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Collect/ })).toBe(button);
    respond();
    expect(await screen.findByText('€32.15 was added to your balance.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Collect/ })).toBeNull();
  });

  it('is not offered when there is nothing', async () => {
    show(referralHandlers({ summary: makeSummary({ ready: '0.00' }) }));
    expect(await screen.findByText(/A day of play is added two days later/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Collect/ })).toBeNull();
  });

  it.each([
    ['ACCOUNT_EXCLUDED', /excluded from play/],
    ['NOTHING_TO_COLLECT', /collected already/],
  ])('explains the rejection %s', async (code, text) => {
    const user = userEvent.setup();
    const rejects = http.post('*/api/user/referrals/collect', () =>
      HttpResponse.json({ success: false, code, message: 'x' }, { status: 409 }),
    );
    show([rejects, ...referralHandlers()]);
    await user.click(await screen.findByRole('button', { name: 'Collect €32.15' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('without an answer can be tried again with the same key', async () => {
    const user = userEvent.setup();
    const keys: (string | null)[] = [];
    const lost = http.post('*/api/user/referrals/collect', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length < 3 ? HttpResponse.error() : undefined;
    });
    show([lost, ...referralHandlers()]);
    await user.click(await screen.findByRole('button', { name: 'Collect €32.15' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/paid once only/);
    await user.click(screen.getByRole('button', { name: 'Collect €32.15' }));
    expect(await screen.findByText('€32.15 was added to your balance.')).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });
});

describe('friends', () => {
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'Friends' }))
      .getAllByRole('row')
      .slice(1);

  it('are listed with their step and share', async () => {
    show();
    const [first, , third, fourth, fifth, sixth] = (await rows()).map((row) => row.textContent);
    expect(first).toMatch(/an•••k.*Plays.*€18\.20/);
    expect(third).toMatch(/First deposit.*None yet/);
    expect(fourth).toMatch(/Hidden player.*Registered.*None yet/);
    expect(fifth).toMatch(/−€7\.15.*€96\.40/);
    expect(sixth).toMatch(/Your own device/);
    expect(screen.getByText(/Nothing is shared for accounts on your own devices/)).toBeTruthy();
  });

  it('whose step is unknown have registered', async () => {
    show(referralHandlers({ friends: [makeFriend({ step: 'levitates' })] }));
    expect((await rows())[0]?.textContent).toContain('Registered');
  });

  it('come in pages', async () => {
    const user = userEvent.setup();
    const friends = Array.from({ length: 30 }, (_, at) =>
      makeFriend({ friendId: String(at), name: `f${at}` }),
    );
    show(referralHandlers({ friends }));
    expect(await rows()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: /next/i }));
    await waitFor(async () => expect(await rows()).toHaveLength(6));
  });

  it('return to the last page when the list has become shorter', async () => {
    const user = userEvent.setup();
    const friends = Array.from({ length: 30 }, (_, at) =>
      makeFriend({ friendId: String(at), name: `f${at}` }),
    );
    show(referralHandlers({ friends }));
    expect(await rows()).toHaveLength(24);
    server.use(...referralHandlers({ friends: friends.slice(0, 3) }));
    const second = new Promise<void>((resolve) => {
      server.events.on('response:mocked', ({ request }) => {
        if (request.url.includes('pageNo=2')) resolve();
      });
    });
    const next = () => screen.getByRole('button', { name: /next/i });
    await user.click(next());
    await second;
    server.events.removeAllListeners();
    await waitFor(() => expect(next().getAttribute('aria-disabled')).toBeNull());
    expect(await rows()).toHaveLength(24);
    expect(screen.queryByText('Nobody has come through your link yet')).toBeNull();
  });

  it('that nobody is yet are a line that says what comes here', async () => {
    show(referralHandlers({ friends: [] }));
    expect(await screen.findByText('Nobody has come through your link yet')).toBeTruthy();
  });
});
