import { profileDrafts } from '@casino-kit/profile';
import { profileHandlers } from '@casino-kit/profile/testing';
import { createTestCasino } from '@casino-kit/provider/testing';
import { rakebackHandlers } from '@casino-kit/rakeback-calendar/testing';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import Profile from './profile-page.js';
import { sessionEnded } from '../../app/session-events.js';

const server = setupServer(...profileHandlers(), ...rakebackHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

async function open(showProfileCalendar: boolean) {
  const { Host } = createTestCasino({ settings: { showProfileCalendar } });
  render(
    <MemoryRouter>
      <Host>
        <Profile variant="profile" />
      </Host>
    </MemoryRouter>,
  );
  await screen.findByRole('textbox', { name: 'City' });
}

it('has the rakeback calendar below the profile with `showProfileCalendar`', async () => {
  await open(true);
  expect(await screen.findByRole('grid')).toBeTruthy();
});

it('has no calendar without it', async () => {
  await open(false);
  expect(screen.queryByRole('grid')).toBeNull();
});

it('keeps typed input when the session ends automatically, and drops it when the player logs out', () => {
  profileDrafts.keep('7', { city: 'Rotterdam' });
  sessionEnded.emit('SESSION_EXPIRED');
  expect(profileDrafts.of('7')).toEqual({ city: 'Rotterdam' });
  sessionEnded.emit('USER_INITIATED');
  expect(profileDrafts.of('7')).toBeNull();
});
