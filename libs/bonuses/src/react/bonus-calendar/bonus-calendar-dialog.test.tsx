import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { calendarHandlers, makeCalendarOffers } from '../../testing/calendar-server.js';
import { BonusCalendarDialog, type BonusCalendarDialogProps } from './bonus-calendar-dialog.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const user = userEvent.setup();
const offers = makeCalendarOffers('2026-11-25');
/** Wednesday 25 November 2026, eleven in the morning in Curaçao. */
const now = () => new Date('2026-11-25T15:00:00Z');

function show(
  props: Partial<BonusCalendarDialogProps> = {},
  options: Parameters<typeof createTestCasino>[0] = {},
) {
  const host = createTestCasino(options);
  const onClose = vi.fn();
  const shown = (
    <BonusCalendarDialog
      open
      onClose={onClose}
      promotionsHref="/promotions"
      timeZone="America/Curacao"
      now={now}
      {...props}
    />
  );
  return { ...host, onClose, ...render(shown, { wrapper: host.Host }) };
}
const day = (name: string | RegExp) =>
  screen.findByLabelText(name, { selector: 'button' }, { timeout: 10_000 });

describe('BonusCalendarDialog', () => {
  it('shows 28 days from the Monday of this week', async () => {
    server.use(...calendarHandlers(offers));
    show({ opened: [{ date: '2026-11-23', bonusId: 'any' }] });
    expect(await day('Wednesday, November 25, Today, 30 free spins on Pearl Diver')).toBeTruthy();
    expect(await day('Thursday, November 26, Day 2, 20% reload')).toBeTruthy();
    // 35 characters and an ellipsis.
    expect(await day('Tuesday, December 1, Day 7, Gift of the week with a title that …')).toBeTruthy();
    expect(await day('Monday, November 23, Bonus taken')).toBeTruthy();
    expect(await day('Tuesday, November 24, None taken')).toBeTruthy();
    expect(await day('Wednesday, December 2, Locked')).toBeTruthy();
    expect(screen.getAllByRole('gridcell')).toHaveLength(28);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(screen.getByText('One offer a day, November 23 – December 20')).toBeTruthy();
  });
  it('requests one bonus of each of seven days, for a guest too', async () => {
    const requested: string[] = [];
    server.use(...calendarHandlers(offers, (query) => requested.push([...query.entries()].flat().join(' '))));
    show({ guestCurrency: 'TRY' }, { player: null });
    await screen.findByRole('heading', { name: '30 free spins on Pearl Diver' });
    await waitFor(() => expect(requested).toHaveLength(7));
    const dates = ['25', '26', '27', '28', '29', '30'].map((date) => `2026-11-${date}`);
    const days = ['WED', 'THU', 'FRI', 'SAT', 'SUN', 'MON', 'TUE'];
    [...dates, '2026-12-01'].forEach((date, place) => {
      const question = requested.find((text) => text.includes(`calendarDateTime ${date}T12:00:00`));
      expect(question).toContain(`dayOfWeek ${days[place]}`);
      for (const part of [
        'limit 1',
        'pageNo 1',
        'timeZone America/Curacao',
        'currencyCode TRY',
        'language en',
      ])
        expect(question).toContain(part);
      expect(question).not.toContain('countryCode');
    });
  });
  it('shows the offer of today beside it, with a link to the promotions', async () => {
    server.use(...calendarHandlers(offers));
    show();
    expect(await screen.findByRole('heading', { name: '30 free spins on Pearl Diver' })).toBeTruthy();
    expect(screen.getByText('Today, Wednesday, November 25')).toBeTruthy();
    const facts = Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(facts).toEqual({
      'Value of a spin': '€0.20',
      'Minimum deposit': '€20.00',
      'Wagering requirement': '30 × what the spins win',
      'Most you can win': '€100.00',
    });
    expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/promotions');
  });
  it('opens another day', async () => {
    server.use(...calendarHandlers(offers));
    show();
    await user.click(await day(/^Saturday, November 28/));
    expect(screen.getByRole('heading', { name: 'Cashback 10%' })).toBeTruthy();
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toContain('28');
    await user.click(await day(/^Friday, December 4/));
    expect(screen.getByText('What this day offers is told from November 28 on.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'More' })).toBeNull();
  });
  it('shows for a past day what happened with its offer', async () => {
    server.use(...calendarHandlers(offers));
    const { unmount } = show({
      opened: [
        { date: '2026-11-23', bonusId: 'any' },
        { date: '2026-11-25', bonusId: 'day-1' },
      ],
    });
    expect(await day(/^Wednesday, November 25, Today, Opened, 30 free/)).toBeTruthy();
    expect(screen.getByText('You took the offer of today.')).toBeTruthy();
    await user.click(await day(/^Monday, November 23/));
    expect(screen.getByText('You took a bonus on this day.')).toBeTruthy();
    await user.click(await day(/^Tuesday, November 24/));
    expect(screen.getByText('You took no bonus on this day. Its offer is over.')).toBeTruthy();
    unmount();
    show();
    await user.click(await day('Monday, November 23, Over'));
    expect(screen.getByText('The offer of this day is over.')).toBeTruthy();
    expect((await day(/^Wednesday, November 25/)).getAttribute('aria-label')).not.toContain('Opened');
  });
  it('does not mistake another bonus of today for the offer of today', async () => {
    server.use(...calendarHandlers(offers));
    show({ opened: [{ date: '2026-11-25', bonusId: 'welcome-10' }] });
    expect(await day('Wednesday, November 25, Today, 30 free spins on Pearl Diver')).toBeTruthy();
    expect(screen.queryByText('You took the offer of today.')).toBeNull();
  });
  it('moves from day to day with the keys, and opens one', async () => {
    server.use(...calendarHandlers(offers));
    show();
    const today = await day(/^Wednesday, November 25/);
    act(() => today.focus());
    const focusedDay = () => document.activeElement?.getAttribute('aria-label')?.split(', ')[1];
    for (const [keys, name] of [
      ['{ArrowLeft}', 'November 24'],
      ['{ArrowUp}', 'November 24'],
      ['{Home}', 'November 23'],
      ['{ArrowLeft}', 'November 23'],
      ['{PageDown}', 'December 14'],
      ['{End}', 'December 20'],
      ['{PageUp}', 'November 29'],
      ['{Control>}{End}{/Control}', 'December 20'],
      ['{Control>}{Home}{/Control}', 'November 23'],
      ['{Shift>}{ArrowDown}{/Shift}', 'November 23'],
      ['{ArrowDown}', 'November 30'],
    ] as const) {
      await user.keyboard(keys);
      expect(focusedDay()).toBe(name);
    }
    const stops = screen.getAllByRole('gridcell').flatMap((cell) => within(cell).getAllByRole('button'));
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: '30% reload' })).toBeTruthy();
    // Days without an offer can be opened, too: one that is locked, one that is over.
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByText('Monday, December 7')).toBeTruthy();
    expect(screen.getByText('What this day offers is told from December 1 on.')).toBeTruthy();
    await user.keyboard('{Control>}{Home}{/Control}{Enter}');
    expect(screen.getByText('Monday, November 23')).toBeTruthy();
    expect(screen.getByText('The offer of this day is over.')).toBeTruthy();
  });
  it('mirrors the arrows in right-to-left languages', async () => {
    server.use(...calendarHandlers(offers));
    show({}, { locale: 'ar' });
    const cells = await screen.findAllByRole('gridcell');
    act(() => cells[2]!.querySelector('button')!.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.closest('[role=gridcell]')?.textContent).toContain('24');
  });
  it('keeps the other days when one fails, and reloads that one', async () => {
    server.use(...calendarHandlers({ ...offers, '2026-11-25': 'fails' }));
    show();
    expect(await day('Thursday, November 26, Day 2, 20% reload')).toBeTruthy();
    expect(await day('Wednesday, November 25, Today, Not loaded')).toBeTruthy();
    expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain(
      'The other days are not affected.',
    );
    const requested: (string | null)[] = [];
    server.resetHandlers(
      ...calendarHandlers(offers, (query) => requested.push(query.get('calendarDateTime'))),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '30 free spins on Pearl Diver' })).toBeTruthy();
    expect(requested).toEqual(['2026-11-25T12:00:00']);
  });
  it('says when a day has no offer, or one without a name', async () => {
    server.use(
      ...calendarHandlers({
        ...offers,
        '2026-11-25': 'none',
        '2026-11-26': { ...offers['2026-11-26']!, name: null, banner: null, description: null },
      }),
    );
    show();
    expect(await day('Wednesday, November 25, Today, No offer')).toBeTruthy();
    expect(screen.getByText('There is no offer on this day.')).toBeTruthy();
    await user.click(await day('Thursday, November 26, Day 2, An offer'));
    expect(screen.getByRole('heading', { name: 'An offer' })).toBeTruthy();
  });
  it('shows placeholders while it loads', async () => {
    server.use(...calendarHandlers({ '2026-11-25': 'silent', '2026-11-26': 'silent' }));
    show();
    expect(await screen.findByText('The offers are loading')).toBeTruthy();
    expect(await day('Thursday, November 26, Day 2')).toBeTruthy();
  });
  it('moves on at midnight in the player’s zone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    try {
      server.use(...calendarHandlers(offers));
      let time = Date.parse('2026-11-30T03:59:30Z');
      show({ now: () => new Date(time) });
      expect(await day(/^Sunday, November 29, Today/)).toBeTruthy();
      time += 60_000;
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(await day(/^Monday, November 30, Today/)).toBeTruthy();
      expect(screen.getByText('One offer a day, November 30 – December 27')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });
  it('requests nothing while it is closed, and closes on Escape', async () => {
    const { queryClient, unmount } = show({ open: false });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    server.use(...calendarHandlers(offers));
    const { onClose } = show();
    await day(/^Wednesday, November 25, Today, 30/);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});
