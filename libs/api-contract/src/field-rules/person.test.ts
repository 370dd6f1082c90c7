import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { loginNameSchema, personNameSchema } from './person.js';

const getMessage = (schema: Parameters<typeof safeParse>[0], text: string) =>
  safeParse(schema, text).issues?.[0].message;

describe('personNameSchema', () => {
  const message = (name: string) => getMessage(personNameSchema('firstName'), name);
  it('accepts names of every script, with marks and joiners', () => {
    const names = ['Zoë', 'مريم', '李', 'O’Brien', 'नि\u200Dतिन', 'Ana\u200F', ' Ana '];
    expect(names.map(message)).toEqual(names.map(() => undefined));
  });
  it('reports a name without a visible character as missing', () => {
    for (const name of ['', '  ', '\u200B\u200D', '\u202E', '\u0301', '\u3164', '\u2800\uFEFF', '\u0007'])
      expect(message(name), JSON.stringify(name)).toBe('form.firstName.required');
  });
  it('rejects a name that changes the direction of the text after it', () => {
    for (const name of ['Ana\u202Egro', '\u2067Ana', 'Ana\u2066'])
      expect(message(name)).toBe('form.validation.invalid.format');
  });
});

describe('loginNameSchema', () => {
  const message = (name: string) => getMessage(loginNameSchema, name);
  it('accepts letters and digits together', () => {
    expect(['ana', 'ana_2', '2fast', '李小龙', 'a.5999562000'].map(message)).toEqual(
      Array(5).fill(undefined),
    );
  });
  it('rejects digits alone and anything that reads as a phone number', () => {
    for (const name of ['123', '4915123411111', '599-956-2000', '1234.567', '٣٣٣٣'])
      expect(message(name), name).toBe('form.username.digits');
  });
  it('rejects other characters and lengths', () => {
    expect(message('')).toBe('form.username.required');
    for (const name of ['ab', 'a b c', 'a@b.c', 'x'.repeat(41)])
      expect(message(name)).toBe('form.username.invalid');
  });
});
