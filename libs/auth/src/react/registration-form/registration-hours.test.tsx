import { type SettingsFields } from '@casino-kit/api-contract';
import { act, render, screen } from '@testing-library/react';
import { createTestCasino } from '@casino-kit/provider/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authHandlers } from '../../testing.js';
import { fieldToCome } from '../registration-test-steps.js';
import { RegistrationForm } from './registration-form.js';
import { type RegistrationFormProps } from './registration-form-props.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const afternoon: Partial<SettingsFields> = {
  mirrorDomain: [
    {
      url: globalThis.location?.origin ?? '',
      settings: {
        loginOff: false,
        registrationConfigs: [{ country: 'NL', from: '12:00', to: '18:00', deviceType: 'mobile' }],
      },
    },
  ],
};

function show(props: Partial<RegistrationFormProps> = {}) {
  const { Host } = createTestCasino({ player: null, settings: afternoon });
  const onProgress = vi.fn();
  render(
    <RegistrationForm
      termsHref="/terms-and-conditions"
      privacyHref="/privacy-policy"
      defaultCountryCode="NL"
      visitor={{ userDeviceType: 'mobile' }}
      now={() => new Date()}
      onRegistered={() => undefined}
      onProgress={onProgress}
      {...props}
    />,
    { wrapper: Host },
  );
  return { onProgress };
}
const closed = 'Registration is closed right now';

describe('registration hours', () => {
  it('show when registration opens again, offer login, and open automatically', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T11:59:30Z'), shouldAdvanceTime: true });
    const onSwitchToLogin = vi.fn();
    const clock = () => new Date();
    const { onProgress } = show({ onSwitchToLogin, now: clock });
    expect(screen.getByText(closed)).toBeTruthy();
    const opens = new Intl.DateTimeFormat('en', {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const time = opens.format(new Date('2026-11-20T12:00:00Z'));
    expect(screen.getByText(`It opens again on ${time} (your time).`)).toBeTruthy();
    screen.getByRole('button', { name: 'Log in' }).click();
    expect(onSwitchToLogin).toHaveBeenCalledWith('');
    expect(onProgress).not.toHaveBeenCalled();
    act(() => {
      vi.advanceTimersByTime(30_000);
    });
    expect(await fieldToCome('Email')).toBeTruthy();
    expect(screen.queryByText(closed)).toBeNull();
  });
  it.each([{ defaultCountryCode: 'CW' }, { visitor: { userDeviceType: 'desktop' } }])(
    'are for the countries and devices they name: not for %j',
    async (visitor) => {
      vi.useFakeTimers({ now: new Date('2026-11-20T13:00:00Z'), shouldAdvanceTime: true });
      show(visitor);
      expect(screen.getByText(/opens no accounts for your country or on this kind of device/)).toBeTruthy();
    },
  );
  it('let a guest within them register', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T13:00:00Z'), shouldAdvanceTime: true });
    show();
    expect(await fieldToCome('Email')).toBeTruthy();
  });
});
