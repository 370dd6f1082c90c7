import { expect, it } from 'vitest';
import { callsOfLibraries } from './call-tables.ts';
import { ownBackendPage } from './own-backend-page.ts';

it('docs/own-backend.md lists the calls and events that the sources use (update it with npm run call-tables)', async () => {
  const { current, updated } = await ownBackendPage();
  expect(current).toBe(updated);
});

it('finds calls and events in the sources', () => {
  const wallet = callsOfLibraries().find(({ library }) => library === 'wallet');
  expect(wallet?.calls.map(({ name }) => name)).toContain('getTransactions');
  expect(wallet?.events).toContain('wallet:balance');
});

it('finds calls that are sent through a hook of another library', () => {
  const getCallNames = (name: string) =>
    callsOfLibraries()
      .find(({ library }) => library === name)
      ?.calls.map((call) => call.name);
  expect(getCallNames('payments')).toContain('getAllCountry');
  expect(getCallNames('cashback')).toEqual(['calendarAward']);
});
