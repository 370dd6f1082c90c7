import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getNotices, noticeKinds, readNotices } from '@casino-kit/api-contract';
import { failWithNetworkError, respondWithError, createTestCasino } from '@casino-kit/provider/testing';
import { makeNotice, makeNotices, manyNotices, noticeHandlers } from '../../testing.js';
import { NoticeSettings } from '../notice-settings/notice-settings.js';
import { NoticesPage } from '../notices-page/notices-page.js';
import { NoticesPanel } from '../notices-panel/notices-panel.js';
import { NoticesBell } from './notices-bell.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => vi.setSystemTime('2026-11-26T20:30:00Z'));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const links = {
  deposit: '/deposit',
  withdrawals: '/withdraw',
  documents: '/verification',
  limits: '/limits',
  tournament: (id: string | null) => `/tournaments?tournament=${id}`,
  bonuses: '/bonuses',
  rakeback: '?modal=rakeback',
  devices: '/devices',
  security: '/password',
};
const shared = { links, settingsHref: '/inbox?section=settings', timeZone: 'UTC' };
const bell = <NoticesBell {...shared} allHref="/inbox" />;
const page = <NoticesPage {...shared} />;

function show(content = bell, handlers = noticeHandlers(), options = {}) {
  server.use(...handlers);
  const casino = createTestCasino(options);
  render(content, { wrapper: casino.Host });
  return casino;
}
const row = async (title: string) => (await screen.findByText(title)).closest('li')!;
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Inbox/ }));
  return screen.findByRole('dialog', { name: 'Inbox' });
};

describe('the bell', () => {
  it('counts what is unread and opens the latest', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Inbox, 3 unread' })).toBeTruthy();
    const box = await open();
    expect(await within(box).findByText('Deposit arrived')).toBeTruthy();
    expect(within(box).getByText('3 new')).toBeTruthy();
    expect(within(box).getByRole('link', { name: 'All messages' }).getAttribute('href')).toBe('/inbox');
    expect(within(box).getByRole('region', { name: 'Today' }).textContent).toContain('€50.00');
    expect(within(box).getByRole('region', { name: 'Earlier' }).textContent).toContain('Harbour Race');
  });

  it('asks a guest to log in on the page and at the choice, and has no bell', () => {
    const content = (
      <>
        {bell}
        {page}
        <NoticeSettings loginHref="/log-in" />
      </>
    );
    show(content, [], { player: null });
    expect(screen.getAllByText('Log in to see your messages')).toHaveLength(2);
    const hrefs = screen.getAllByRole('link', { name: 'Log in' }).map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['?modal=login', '/log-in']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when a second factor is removed, and leads to where it can be kept', async () => {
    const kind = 'factorRemovalRequested';
    show(page, noticeHandlers({ notices: [makeNotice({ kind, values: { at: '2026-11-29T20:15:00Z' } })] }));
    const shown = await row('The removal of your second factor was requested');
    expect(shown.textContent).toContain('It is removed on Sunday, November 29 at 20:15.');
    expect(within(shown).getByRole('link').getAttribute('href')).toBe('/devices');
  });

  it.each(['passkeyAdded', 'authenticatorOn', 'recoveryCodeUsed'])(
    'leads to where it can be removed, whatever the password is: %s',
    async (kind) => {
      show(page, noticeHandlers({ notices: [makeNotice({ kind, values: { name: 'Linux, Chrome 156' } })] }));
      const shown = await screen.findByText(/Linux, Chrome 156/);
      expect(shown.textContent).toMatch(/\. If this was not you, remove what is not yours under Security/);
      const link = within(shown.closest('li')!).getByRole('link');
      expect(link.getAttribute('href')).toBe('/devices');
    },
  );

  it.each([
    ['email', 'Email. If'],
    ['name', 'Name. If'],
    ['shoeSize', 'If'],
    [undefined, 'If'],
  ])('says which details were changed: %s', async (field, text) => {
    const values: Record<string, string> = field === undefined ? {} : { field };
    show(page, noticeHandlers({ notices: [makeNotice({ kind: 'detailsChanged', values })] }));
    const shown = await row('Your details were changed');
    expect(shown.querySelectorAll('p')[1]?.textContent).toBe(
      `${text} this was not you, change your password and write to support.`,
    );
  });

  it('joins the names of a device as the language does', async () => {
    const values = { device: 'Linux', browser: 'Chrome 156', place: 'Curaçao' };
    const shown = noticeHandlers({ notices: [makeNotice({ kind: 'newDevice', values })] });
    show(page, shown, { locale: 'ar' });
    const text = await screen.findByText(/Chrome 156/);
    // Each name is isolated, so that its letters do not turn the sentence around.
    expect(text.textContent).toContain('\u2068Linux\u2069 و\u2068Chrome 156\u2069 و\u2068Curaçao\u2069');
  });

  it('offers nothing against a removal that is over', async () => {
    const values = { at: '2026-11-26T20:15:00Z' };
    show(page, noticeHandlers({ notices: [makeNotice({ kind: 'factorRemovalRequested', values })] }));
    const shown = await row('The removal of your second factor was requested');
    expect(within(shown).queryByRole('link')).toBeNull();
  });

  it('reads again what it has missed once the connection is back', async () => {
    const { socket } = show();
    await screen.findByRole('button', { name: 'Inbox, 3 unread' });
    server.use(...noticeHandlers({ notices: [makeNotice({ id: '27' }), ...makeNotices()] }));
    act(() => socket.become('connecting'));
    act(() => socket.become('on'));
    expect(await screen.findByRole('button', { name: 'Inbox, 4 unread' })).toBeTruthy();
  });

  it('follows what arrives and what another tab reads', async () => {
    const { emit } = show();
    await screen.findByRole('button', { name: 'Inbox, 3 unread' });
    server.use(...noticeHandlers({ notices: [makeNotice({ id: '27' }), ...makeNotices()] }));
    act(() => emit('notice:new', { noticeId: '27', unread: 4 }));
    expect(await screen.findByRole('button', { name: 'Inbox, 4 unread' })).toBeTruthy();
    const now = makeNotices().map((notice) => ({ ...notice, readAt: 'now' }));
    server.use(...noticeHandlers({ notices: now }));
    act(() => emit('notice:read', { unread: 0 }));
    expect(await screen.findByRole('button', { name: 'Inbox' })).toBeTruthy();
  });

  it('says 99+ of more', async () => {
    show(bell, noticeHandlers({ notices: manyNotices(10_000) }));
    expect(await screen.findByRole('button', { name: 'Inbox, 99+ unread' })).toBeTruthy();
  });

  it('is not there for a guest, nor on a server without notices', async () => {
    show(bell, [], { player: null });
    expect(screen.queryByRole('button')).toBeNull();
    show(bell, [respondWithError(getNotices, 501)]);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});

describe('notices', () => {
  it('are marked one by one, by their action, and all at once', async () => {
    show(<NoticesPanel {...shared} allHref="/inbox" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: Deposit arrived' }));
    expect(await screen.findByText('2 new')).toBeTruthy();
    await userEvent.click(
      within(await row('New device logged in')).getByRole('button', { name: 'It was me' }),
    );
    expect(await screen.findByText('1 new')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText(/new$/)).toBeNull());
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
  });

  it('stay unread when they could not be marked, which is said', async () => {
    show(page, [failWithNetworkError(readNotices), ...noticeHandlers()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be marked');
    expect(await screen.findByRole('button', { name: 'Mark as read: Deposit arrived' })).toBeTruthy();
  });

  it('lead to the session of a new device where the host has a page for it', async () => {
    const values = { device: 'iPhone', sessionId: 's1' };
    const session = (id: string) => `/devices?device=${id}`;
    show(
      <NoticesPage {...shared} links={{ ...links, session }} />,
      noticeHandlers({ notices: [makeNotice({ kind: 'newDevice', values })] }),
    );
    const link = within(await row('New device logged in')).getByRole('link', { name: 'Log it out' });
    expect(link.getAttribute('href')).toBe('/devices?device=s1');
  });

  it('lead to the pages that do something, and to none that is over', async () => {
    show(page);
    const href = async (title: string, name: string) =>
      within(await row(title))
        .getByRole('link', { name })
        .getAttribute('href');
    expect(await href('New device logged in', 'Log it out')).toBe('/devices');
    expect(await href('€3.57 rakeback, until 23:59', 'Collect')).toBe('?modal=rakeback');
    expect(await href('A limit has changed', 'Keep €400.00')).toBe('/limits');
    expect((await row('A limit has changed')).textContent).toContain(
      'Deposits a week: €500.00 from now on, €400.00 before.',
    );
    vi.setSystemTime('2026-11-27T08:00:00Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Collect' })).toBeNull());
  });

  it('have no actions without the pages', async () => {
    show(<NoticesPage links={{}} settingsHref="/s" timeZone="UTC" />);
    await row('New device logged in');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('show hostile values as text, and leave out what is broken', async () => {
    const name = '<img src=x onerror=alert(1)>{{amount}}$t(notices.title)\u202e';
    const notices = [
      makeNotice({
        id: '4',
        kind: 'prizeWon',
        values: { name, rank: '1', amount: '1', currencyCode: 'EUR' },
      }),
      makeNotice({
        id: '3',
        kind: 'withdrawalRejected',
        values: { amount: 'Infinity', currencyCode: 'EUR' },
      }),
      makeNotice({ id: '2', kind: 'bonusExpires', values: { name, until: 'soon' } }),
    ];
    show(page, noticeHandlers({ notices }));
    const shown = await screen.findByText(/<img src=x/);
    expect(shown.textContent).toContain('{{amount}}$t(notices.title)');
    expect(shown.textContent).not.toContain('\u202e');
    expect(document.querySelector('img')).toBeNull();
    expect((await row('Withdrawal rejected')).querySelectorAll('p')).toHaveLength(1);
    expect((await row('A bonus expires')).querySelectorAll('p')).toHaveLength(1);
  });

  it('of a kind that is not known are news about the account, which can be marked', async () => {
    show(page, noticeHandlers({ notices: [makeNotice({ kind: 'fromTomorrow', values: {} })] }));
    expect(await screen.findByRole('button', { name: 'Mark as read: News about your account' })).toBeTruthy();
  });

  it('have a title in words for every kind, with and without values', async () => {
    const kinds = Object.keys(noticeKinds);
    show(
      page,
      noticeHandlers({
        notices: kinds.map((kind, index) => makeNotice({ id: String(index), kind, values: {} })),
      }),
    );
    await screen.findAllByRole('listitem');
    await waitFor(() => expect(screen.queryAllByRole('listitem').length).toBe(20));
    expect(document.body.textContent).not.toMatch(/notices\.|undefined|null|NaN|\{\{/);
  });
});

describe('the page', () => {
  it('loads older ones with each press, and keeps them when a new one comes', async () => {
    const { emit } = show(page, noticeHandlers({ notices: manyNotices(45) }));
    const rows = () => screen.getAllByRole('listitem').length;
    await userEvent.click(await screen.findByRole('button', { name: 'Show older messages' }));
    await waitFor(() => expect(rows()).toBe(40));
    server.use(...noticeHandlers({ notices: manyNotices(46) }));
    act(() => emit('notice:new', { noticeId: '46', unread: 46 }));
    await waitFor(() => expect(rows()).toBe(41));
    await userEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
    await waitFor(() => expect(rows()).toBe(46));
    expect(screen.getByText('Messages are kept for 90 days.')).toBeTruthy();
  });

  it('says what failed, and can be asked again', async () => {
    show(page, [failWithNetworkError(getNotices)]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Nothing is lost');
    server.resetHandlers(...noticeHandlers());
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A limit has changed')).toBeTruthy();
  });

  it('says that there are none, and keeps nothing after the logout', async () => {
    const { session, queryClient } = show(page, noticeHandlers({ notices: [] }));
    expect(await screen.findByText('No messages yet')).toBeTruthy();
    act(() => session.end('USER_INITIATED'));
    const kept = queryClient.getQueriesData({ queryKey: ['notices'] });
    expect(kept.filter(([, data]) => data !== undefined)).toEqual([]);
  });
});
