import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getRakebackDays } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError } from '@casino-kit/provider/testing';
import { rakebackHandlers, testNow, testZone } from '../../testing.js';
import { RakebackToday } from './rakeback-today.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const today = <RakebackToday timeZone={testZone} now={testNow} showAllHref="?modal=rakeback" />;
const show = () => render(today, { wrapper: createTestCasino().Host });

it('pays the day that can be claimed, and offers it no second time', async () => {
  server.use(...rakebackHandlers({ now: testNow }));
  show();
  const get = await screen.findByRole('button', { name: /^Get €/ });
  const name = get.getAttribute('aria-label')!;
  await userEvent.click(get);
  expect(await screen.findByRole('alertdialog', { name: 'Rakeback paid' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(screen.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toBe('?modal=rakeback');
});

it('says that today’s play can be claimed tomorrow when there is nothing', async () => {
  server.use(...rakebackHandlers({ now: testNow, days: [] }));
  show();
  expect(await screen.findByText('What you play today can be claimed tomorrow')).toBeTruthy();
  expect(screen.getByText('€0.00')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that it could not be loaded, with the way to the calendar', async () => {
  server.use(failWithNetworkError(getRakebackDays));
  show();
  expect(await screen.findByText('Could not be loaded')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Calendar' })).toBeTruthy();
});

it('is served and hydrated without a day, even when the days have arrived by then', async () => {
  server.use(...rakebackHandlers({ now: testNow }));
  const { Host } = createTestCasino();
  render(today, { wrapper: Host });
  await screen.findByRole('button', { name: /^Get €/ });
  const served = renderToString(<Host>{today}</Host>);
  expect(served).toContain('Rakeback');
  expect(served).not.toMatch(/€|<button/);
});
