import { describe, expect, it } from 'vitest';
import { hashPassword, passwordFits } from './passwords.js';

describe('a password', () => {
  it('matches only its own hash, and never an unknown account', async () => {
    const hash = await hashPassword('Secret-1');
    expect(await passwordFits(hash, 'Secret-1')).toBe(true);
    expect(await passwordFits(hash, 'Secret-2')).toBe(false);
    expect(await passwordFits(undefined, 'no account has this password')).toBe(false);
  });

  it('costs what OWASP asks of argon2id at least', async () => {
    expect(await hashPassword('Secret-1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
