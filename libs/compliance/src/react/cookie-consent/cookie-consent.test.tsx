import { createTestCasino } from '@casino-kit/provider/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CookieBanner } from './cookie-banner.js';
import { CookieSettingsDialog } from './cookie-settings-dialog.js';
import { consentEvent, currentConsent, useCookieConsent } from './use-cookie-consent.js';

beforeEach(() => localStorage.clear());
const host = (preset: 'curacao' | 'ukgc') =>
  createTestCasino({ player: null, settings: { policy: { preset } } }).Host;

describe('the cookie banner', () => {
  it('offers to accept, and leads to the privacy policy', async () => {
    const onAccept = vi.fn();
    render(<CookieBanner onAccept={onAccept} onReject={vi.fn()} />, { wrapper: host('curacao') });
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Accept all' }));
    expect(onAccept).toHaveBeenCalledOnce();
  });

  it('offers to reject with a button of the same look where the policy requires it', async () => {
    const onReject = vi.fn();
    render(<CookieBanner onAccept={vi.fn()} onReject={onReject} newTab />, { wrapper: host('ukgc') });
    const [reject, accept] = screen.getAllByRole('button');
    expect(reject?.className).toBe(accept?.className);
    await userEvent.click(screen.getByRole('button', { name: 'Only what is needed' }));
    expect(onReject).toHaveBeenCalledOnce();
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
  });
});

describe('the choice of cookies', () => {
  const open = (consent: 'accepted' | 'rejected' | null) => {
    const onChoose = vi.fn();
    render(<CookieSettingsDialog open onClose={vi.fn()} consent={consent} onChoose={onChoose} />, {
      wrapper: host('curacao'),
    });
    return onChoose;
  };
  const optional = () => screen.getByRole('checkbox', { name: 'Measurement and advertising' });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save choice' }));

  it.each([null, 'rejected'] as const)('ticks nothing optional after %s', async (consent) => {
    const onChoose = open(consent);
    expect(optional()).toHaveProperty('checked', false);
    expect(screen.getByRole('checkbox', { name: 'Needed cookies' })).toHaveProperty('disabled', true);
    await save();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('rejected');
  });

  it('can take a consent back, and give it again', async () => {
    const onChoose = open('accepted');
    expect(optional()).toHaveProperty('checked', true);
    await userEvent.click(optional());
    await save();
    await userEvent.click(optional());
    await save();
    expect(onChoose.mock.calls).toEqual([['rejected'], ['accepted']]);
  });
});

it('stores the choice, fires the event of a change, and follows other tabs', () => {
  let choose: (consent: 'accepted' | 'rejected') => void = () => undefined;
  function Shown() {
    const [consent, set] = useCookieConsent();
    choose = set;
    return <p>{String(consent)}</p>;
  }
  const onChange = vi.fn();
  window.addEventListener(consentEvent, onChange, { once: true });
  render(<Shown />);
  expect(screen.getByText('null')).toBeTruthy();
  act(() => choose('accepted'));
  expect(screen.getByText('accepted')).toBeTruthy();
  expect(currentConsent()).toBe('accepted');
  expect(onChange).toHaveBeenCalledOnce();
  localStorage.setItem('gameCookieConsent', 'rejected');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'gameCookieConsent' })));
  expect(screen.getByText('rejected')).toBeTruthy();
});
