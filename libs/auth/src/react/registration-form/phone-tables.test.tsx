import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestCasino } from '@casino-kit/provider/testing';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { authHandlers, offering } from '../../testing.js';
import { brandProps, consent, field, paste, press, way } from '../registration-test-steps.js';
import { RegistrationForm } from './registration-form.js';

const tablesLoaded = vi.hoisted(() => vi.fn());
vi.mock('@casino-kit/api-contract/phone-number', async (importOriginal) => {
  tablesLoaded();
  return importOriginal();
});

const server = setupServer(offering({ dateOfBirth: 0 }), ...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('loads the phone number tables only once the player chooses to register by phone', async () => {
  const user = userEvent.setup({ delay: null });
  const onRegistered = vi.fn();
  const { Host } = createTestCasino({ player: null });
  const form = <RegistrationForm {...brandProps} onRegistered={onRegistered} />;
  const { unmount } = render(form, { wrapper: Host });
  await screen.findByLabelText(/I am over 18/);
  await paste(user, 'Email', 'marlon@example.com');
  await paste(user, 'Password', 'harbour');
  await user.click(consent());
  await press(user, 'Create account');
  await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
  expect(tablesLoaded).not.toHaveBeenCalled();

  unmount();
  render(form, { wrapper: createTestCasino({ player: null }).Host });
  await screen.findByLabelText(/I am over 18/);
  await user.click(way('Phone'));
  expect(field('Phone')).toBeTruthy();
  await waitFor(() => expect(tablesLoaded).toHaveBeenCalledOnce());
});
