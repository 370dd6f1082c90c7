import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instants } from '../testing.js';
import { dateOnDevice, deviceTimeZone } from './device-date.js';
import { dateIn } from './zone-date.js';

it('returns the date of the machine, which is that in its zone', () => {
  fc.assert(fc.property(instants, (at) => dateOnDevice(at) === dateIn(at, deviceTimeZone())));
  expect(
    [new Date(2026, 0, 5, 23, 59), new Date(2028, 1, 29, 0, 0), new Date(2026, 11, 31, 12, 0)].map(
      dateOnDevice,
    ),
  ).toEqual(['2026-01-05', '2028-02-29', '2026-12-31']);
});
