import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { rakebackHandlers, testNow, testZone } from '../../testing.js';
import { RakebackCalendar } from './rakeback-calendar.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () => {
  server.use(...rakebackHandlers({ now: testNow }));
  render(<RakebackCalendar timeZone={testZone} now={testNow} />, {
    wrapper: createTestCasino().Host,
  });
};

it('shows the total claimed in its weeks', async () => {
  show();
  // 6.00 + 4.18 + 7.02 + 5.66 + 9.31 + 5.05
  expect((await screen.findByText('€37.22')).parentElement?.textContent).toBe(
    'Claimed in these weeks: €37.22',
  );
});
it('opens a day over the page, and claims there', async () => {
  show();
  const today = await screen.findByRole('button', { name: /^Sunday, November 22/ });
  expect(today.getAttribute('aria-haspopup')).toBe('dialog');
  await userEvent.click(today);
  const dialog = await screen.findByRole('dialog', { name: 'Sunday, November 22' });
  expect(await within(dialog).findByRole('table')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Get €6.35' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('6.35 EUR');
});
it('keeps the focus in the day that was claimed', async () => {
  show();
  const today = await screen.findByRole('button', { name: /^Sunday, November 22/ });
  act(() => today.focus());
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Sunday, November 22' });
  await within(dialog).findByRole('table');
  act(() => within(dialog).getByRole('button', { name: 'Get €6.35' }).focus());
  await userEvent.keyboard('{Enter}');
  const result = await screen.findByRole('alertdialog');
  expect(document.activeElement).toBe(within(result).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Get €6.35', hidden: true })).toBeNull());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
it('offers both days that can be claimed above its days, first the one that ends first', async () => {
  show();
  const button = await screen.findByRole('button', { name: 'Get €3.90' });
  expect(button.getAttribute('aria-describedby')).not.toBeNull();
  expect(button.previousElementSibling?.textContent).toBe('Yesterday Rakeback, until midnight');
  const [first, second] = screen.getAllByRole('button', { name: /^Get €[\d.]+$/ });
  expect(first).toBe(button);
  expect(second?.previousElementSibling?.textContent).toBe('Today Rakeback, until tomorrow');
  await userEvent.click(button);
  expect((await screen.findByRole('alertdialog')).textContent).toContain('3.90 EUR');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Get €3.90', hidden: true })).toBeNull());
  expect(screen.getByRole('button', { name: 'Get €6.35', hidden: true })).toBeTruthy();
});
it('says of a today that brought nothing when its play can be claimed', async () => {
  server.use(...rakebackHandlers({ now: testNow, days: [] }));
  render(<RakebackCalendar timeZone={testZone} now={testNow} />, { wrapper: createTestCasino().Host });
  expect(await screen.findByText('What you play today can be claimed tomorrow')).toBeTruthy();
});
it('explains the states that its days have, and no others', async () => {
  server.use(...rakebackHandlers({ now: testNow, days: [] }));
  render(<RakebackCalendar timeZone={testZone} now={testNow} />, { wrapper: createTestCasino().Host });
  const legend = (await screen.findAllByRole('list')).at(-1);
  await waitFor(() => expect(legend?.textContent).toBe('Play to win'));
});
it('leaves its title to the page', async () => {
  server.use(...rakebackHandlers({ now: testNow }));
  render(<RakebackCalendar timeZone={testZone} now={testNow} untitled />, {
    wrapper: createTestCasino().Host,
  });
  expect(await screen.findByRole('region', { name: /^November 9.–.December 6$/ })).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
it('has nothing to claim for a guest', async () => {
  render(<RakebackCalendar timeZone={testZone} now={testNow} />, {
    wrapper: createTestCasino({ player: null }).Host,
  });
  expect(await screen.findAllByRole('gridcell')).toHaveLength(28);
  expect(screen.queryByText('Rakeback, until midnight')).toBeNull();
  expect(screen.queryByText('Rakeback for today')).toBeNull();
});
