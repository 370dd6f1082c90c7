import { describe, expect, it } from 'vitest';
import { lastLoginFacts } from './last-login.js';

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
  it('is nothing for a first login, and where nothing is known', () => {
    expect(lastLoginFacts(null)).toBeNull();
    expect(lastLoginFacts({ created_at: '' })).toBeNull();
  });
});
