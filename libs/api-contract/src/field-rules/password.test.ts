import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { firstUnmetRule, newPasswordSchema, passwordChecklist, type PasswordRules } from './password.js';

const plain: PasswordRules = { minLength: 6, maxLength: 255, special: false, digit: false, uppercase: false };
const all: PasswordRules = { ...plain, special: true, digit: true, uppercase: true };
const anyRules: fc.Arbitrary<PasswordRules> = fc.record({
  minLength: fc.integer({ min: 1, max: 40 }),
  maxLength: fc.constant(255 as const),
  special: fc.boolean(),
  digit: fc.boolean(),
  uppercase: fc.boolean(),
});
const anyPassword = fc.string({ unit: 'grapheme', maxLength: 300 });

describe('passwordChecklist', () => {
  it('lists the length and the rules that are on, each met or not', () => {
    expect(passwordChecklist('Harbour25', all)).toEqual([
      { rule: 'minLength', met: true },
      { rule: 'uppercase', met: true },
      { rule: 'special', met: false },
      { rule: 'digit', met: true },
    ]);
    expect(passwordChecklist('short', plain)).toEqual([{ rule: 'minLength', met: false }]);
  });
  it('counts letters of every script as letters and spaces as special', () => {
    const special = (password: string) => firstUnmetRule(password, { ...plain, special: true }) === null;
    expect([special('größe'.padEnd(6, 'ß')), special('كازينو'), special('a pass')]).toEqual([
      false,
      false,
      true,
    ]);
  });
  it('counts characters, not code units', () => {
    expect(firstUnmetRule('🎲🎲🎲', plain)).toBe('minLength');
    expect(firstUnmetRule('🎲'.repeat(255), plain)).toBeNull();
    expect(firstUnmetRule('🎲'.repeat(256), plain)).toBe('maxLength');
  });
});

describe('newPasswordSchema', () => {
  const getMessage = (password: string, rules: PasswordRules) =>
    safeParse(newPasswordSchema(rules), password).issues?.[0].message;
  it.each([
    ['', all, 'form.password.required'],
    ['a', all, 'form.password.minLength'],
    ['harbour', all, 'form.password.uppercase'],
    ['Harbour', all, 'form.password.special'],
    ['Harbour!', all, 'form.password.digit'],
    ['x'.repeat(256), plain, 'form.password.maxLength'],
  ] as const)('reports the first unmet rule of %j', (password, rules, message) => {
    expect(getMessage(password, rules)).toBe(message);
  });
  it('accepts a password exactly when every rule of the checklist is met and it is not too long', () => {
    fc.assert(
      fc.property(anyPassword, anyRules, (password, rules) => {
        const ticks = passwordChecklist(password, rules).every(({ met }) => met);
        expect(safeParse(newPasswordSchema(rules), password).success).toBe(
          ticks && [...password].length <= 255,
        );
      }),
    );
  });
  it('never requires less when a rule is switched on', () => {
    fc.assert(
      fc.property(anyPassword, anyRules, (password, rules) => {
        const stricter = { ...rules, special: true, digit: true, uppercase: true };
        if (firstUnmetRule(password, stricter) === null) expect(firstUnmetRule(password, rules)).toBeNull();
      }),
    );
  });
});
