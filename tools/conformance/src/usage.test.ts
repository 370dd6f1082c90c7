import { allEndpoints, socketEvents } from '@casino-kit/api-contract';
import { expect, it } from 'vitest';
import { callUsage, eventUsage } from './usage.js';

it('has one row for every call of the contract, and no other', () => {
  expect(Object.keys(callUsage).sort()).toEqual(allEndpoints.map(({ name }) => name).sort());
});
it('lists for every extension what is hidden or degraded without it', () => {
  const silent = allEndpoints.filter(
    ({ name, origin }) => origin === 'extension' && (callUsage[name]?.without ?? '') === '',
  );
  expect(silent).toEqual([]);
});
it('has one row for every event', () => {
  expect(Object.keys(eventUsage).sort()).toEqual(Object.keys(socketEvents).sort());
});
