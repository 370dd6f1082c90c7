import { makeSettings } from '@casino-kit/settings/testing';
import { expect, it } from 'vitest';
import { mayRunScripts } from './script-places.js';

const settings = makeSettings();
const may = (path: string, modal: string | null = null) => mayRunScripts({ path, modal }, settings);

it.each([
  '/deposit',
  '/withdraw',
  '/profile/verify',
  '/account/verification',
  '/profile2/verification',
  '/account',
  '/profile/edit-profile',
  '/profile2/my-profile',
  '/deposit/',
  '/Deposit',
])('runs no script at %s', (path) => {
  expect(may(path)).toBe(false);
});
it('runs no script beside the cashier where the settings have moved it', () => {
  const moved = makeSettings({ pageUrlSetup: [{ key: 'deposit', href: '/pay', shallow: false }] });
  expect(mayRunScripts({ path: '/pay', modal: null }, moved)).toBe(false);
});
it.each([
  'login',
  'registration',
  'linked-signup',
  'reset-password',
  'deposit',
  'deposit-failed',
  'something-new',
])('runs no script beside the modal %s', (modal) => {
  expect(may('/casino', modal)).toBe(false);
});
it('runs scripts in the lobby, on a path without a page, and beside the reward calendars', () => {
  expect(may('/')).toBe(true);
  expect(may('/casino')).toBe(true);
  expect(may('/nowhere')).toBe(true);
  expect(may('/promotions', 'rakeback')).toBe(true);
  expect(may('/casino', 'calendar')).toBe(true);
});
