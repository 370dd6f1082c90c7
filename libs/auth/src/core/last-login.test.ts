import { describe, expect, it } from 'vitest';
import { lastLoginFacts as factsOf } from './last-login.js';

const german = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' });
const lastLoginFacts = (lastLogin: Parameters<typeof factsOf>[0]) =>
  factsOf(lastLogin, (code) => german.of(code));

describe('lastLoginFacts', () => {
  it('reads time, address and place', () => {
    expect(
      lastLoginFacts({ created_at: '2026-11-19T20:04:00Z', ip: ' 203.0.113.47', location: 'Willemstad' }),
    ).toEqual({ at: new Date('2026-11-19T20:04:00Z'), ip: '203.0.113.47', place: 'Willemstad' });
  });
  it('leaves out what is missing or no time', () => {
    expect(lastLoginFacts({ created_at: 'last week', ip: '', location: 'Willemstad' })).toEqual({
      at: null,
      ip: null,
      place: 'Willemstad',
    });
    expect(lastLoginFacts({ created_at: '2026-11-19T20:04:00Z', ip: null })).toMatchObject({
      ip: null,
      place: null,
    });
  });
  it.each([
    ['NL', 'Niederlande'],
    ['QX', 'QX'],
    ['Los Angeles, CA', 'Los Angeles, CA'],
  ])('calls the place %s %s', (location, place) => {
    expect(lastLoginFacts({ created_at: '', location })?.place).toBe(place);
  });
  it('is nothing for a first login, and where nothing is known', () => {
    expect(lastLoginFacts(null)).toBeNull();
    expect(lastLoginFacts({ created_at: '' })).toBeNull();
  });
});
