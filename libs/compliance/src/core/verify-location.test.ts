import { expect, it, vi } from 'vitest';
import { checkLocation, LocationDenied } from './verify-location.js';

const settings = { excludedCountryCodeList: ['US'], whitelistedIPs: ['203.0.113.7'] };
const locate = () => Promise.resolve({ latitude: 12.1, longitude: -68.9 });
const place = (code: string, subdivisions: string[] = []) => ({
  country: { code },
  ipInfo: { ips: [], subdivisions },
});
const log = vi.fn();

it.each([
  ['a country that is not restricted', place('CW'), 'allowed'],
  ['a restricted country', place('US'), 'restricted'],
  ['the restricted state of Germany', place('DE', ['ST']), 'restricted'],
  ['no known country', null, 'unavailable'],
  ['a country without a code', place(' '), 'unavailable'],
] as const)('a device in %s', async (_, found, result) => {
  const lookUp = () => Promise.resolve(found as ReturnType<typeof place> | null);
  await expect(checkLocation({ locate, lookUp, settings, log })).resolves.toBe(result);
});

it('asks for the place of the position that the device has', async () => {
  const lookUp = vi.fn(() => Promise.resolve(place('CW')));
  await checkLocation({ locate, lookUp, settings, log });
  expect(lookUp).toHaveBeenCalledExactlyOnceWith({ latitude: 12.1, longitude: -68.9 });
});

it.each([
  ['the visitor does not allow it', new LocationDenied(), 'denied'],
  ['the device has no position', new Error('timeout'), 'unavailable'],
])('is only logged when %s', async (_, error, result) => {
  log.mockClear();
  const lookUp = vi.fn();
  const check = checkLocation({ locate: () => Promise.reject(error), lookUp, settings, log });
  await expect(check).resolves.toBe(result);
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
  expect(lookUp).not.toHaveBeenCalled();
});

it('does not allow a visitor when the place cannot be looked up', async () => {
  const lookUp = () => Promise.reject(new Error('no network'));
  await expect(checkLocation({ locate, lookUp, settings, log })).resolves.toBe('unavailable');
});
