import { profileDrafts } from '@casino-kit/profile';
import { profileHandlers } from '@casino-kit/profile/testing';
import { createTestCasino } from '@casino-kit/provider/testing';
import { rakebackHandlers } from '@casino-kit/rakeback-calendar/testing';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import Profile from './profile-page.js';

const server = setupServer(...profileHandlers(), ...rakebackHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

async function open(showProfileCalendar: boolean) {
  const casino = createTestCasino({ settings: { showProfileCalendar } });
  render(
    <MemoryRouter>
      <casino.Host>
        <Profile variant="profile" />
      </casino.Host>
    </MemoryRouter>,
  );
  await screen.findByRole('textbox', { name: 'City' });
  return casino;
}

it('has the rakeback calendar below the profile with `showProfileCalendar`', async () => {
  await open(true);
  expect(await screen.findByRole('grid')).toBeTruthy();
});

it('has no calendar without it', async () => {
  await open(false);
  expect(screen.queryByRole('grid')).toBeNull();
});

it('keeps typed input when the session ends automatically, and drops it when the player logs out', async () => {
  const { clearing } = await open(false);
  profileDrafts.keep('7', { city: 'Rotterdam' });
  clearing.run('SESSION_EXPIRED');
  expect(profileDrafts.of('7')).toEqual({ city: 'Rotterdam' });
  clearing.run('USER_INITIATED');
  expect(profileDrafts.of('7')).toBeNull();
});
