import { describe, expect, it } from 'vitest';
import { readLastLogin as readWithNames } from './last-login.js';

const german = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' });
const readLastLogin = (lastLogin: Parameters<typeof readWithNames>[0]) =>
  readWithNames(lastLogin, (code) => german.of(code));

describe('readLastLogin', () => {
  it('reads time, address and place', () => {
    expect(
      readLastLogin({ created_at: '2026-11-19T20:04:00Z', ip: ' 203.0.113.47', location: 'Willemstad' }),
    ).toEqual({ at: new Date('2026-11-19T20:04:00Z'), ip: '203.0.113.47', place: 'Willemstad' });
  });
  it('omits what is missing or not a time', () => {
    expect(readLastLogin({ created_at: 'last week', ip: '', location: 'Willemstad' })).toEqual({
      at: null,
      ip: null,
      place: 'Willemstad',
    });
    expect(readLastLogin({ created_at: '2026-11-19T20:04:00Z', ip: null })).toMatchObject({
      ip: null,
      place: null,
    });
  });
  it.each([
    ['NL', 'Niederlande'],
    ['QX', 'QX'],
    ['Los Angeles, CA', 'Los Angeles, CA'],
  ])('calls the place %s %s', (location, place) => {
    expect(readLastLogin({ created_at: '', location })?.place).toBe(place);
  });
  it('returns null for a first login, and when nothing is known', () => {
    expect(readLastLogin(null)).toBeNull();
    expect(readLastLogin({ created_at: '' })).toBeNull();
  });
});
