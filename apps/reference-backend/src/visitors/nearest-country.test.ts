import { expect, it } from 'vitest';
import { nearestCountry } from './nearest-country.js';

it.each([
  ['Willemstad', 12.12, -68.93, 'CW'],
  ['Hamburg', 53.55, 9.99, 'DE'],
  ['Boston', 42.36, -71.06, 'US'],
  ['Auckland, across the date line', -36.85, 174.76, 'NZ'],
  ['a ship at 180 degrees', -40, -180, 'NZ'],
])('%s', (_, latitude, longitude, code) => {
  expect(nearestCountry(latitude, longitude)).toBe(code);
});
