import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailSchema, filterEmail, isEmail } from './email.js';

describe('filterEmail', () => {
  it('accepts only letters, digits and @ . _ % + -, in their order', () => {
    expect(filterEmail(' Mar<lon>"@example.com\n')).toBe('Marlon@example.com');
    expect(filterEmail('a_b%c+d-e.f@g.hi')).toBe('a_b%c+d-e.f@g.hi');
    expect(filterEmail('märlon@例え.com')).toBe('mrlon@.com');
  });
  it('keeps only allowed characters of any text, and filtering twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const stored = filterEmail(text);
        expect(stored).toMatch(/^[A-Za-z0-9@._%+-]*$/);
        expect(filterEmail(stored)).toBe(stored);
      }),
    );
  });
});

describe('isEmail', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
  const local = fc.stringMatching(/^[A-Za-z0-9._%+-]{1,20}$/);
  it('accepts every address of a local part, labels and a top-level domain of letters', () => {
    fc.assert(
      fc.property(
        local,
        fc.array(part, { minLength: 1, maxLength: 3 }),
        fc.stringMatching(/^[a-z]{2,6}$/),
        (name, labels, top) => {
          const address = `${name}@${[...labels, top].join('.')}`;
          expect(isEmail(address)).toBe(true);
          expect(filterEmail(address)).toBe(address);
        },
      ),
    );
  });
  it.each([
    '',
    'marlon',
    '@example.com',
    'marlon@',
    'marlon@example',
    'a@b@c.de',
    'marlon@example.c',
    'a b@c.de',
    'a@.de',
  ])('rejects %j', (text) => expect(isEmail(text)).toBe(false));
  it('rejects addresses that no mail server accepts', () => {
    expect(isEmail(`${'a'.repeat(243)}@example.com`)).toBe(false);
    expect(isEmail(`${'a'.repeat(242)}@example.com`)).toBe(true);
  });
});

describe('emailSchema', () => {
  it('reports whether the address is missing or malformed', () => {
    expect(safeParse(emailSchema, '').issues?.[0].message).toBe('form.email.required');
    expect(safeParse(emailSchema, 'marlon@').issues?.[0].message).toBe('form.email.invalid');
    expect(safeParse(emailSchema, 'marlon@example.com').success).toBe(true);
  });
});
