import { cpf } from 'cpf-cnpj-validator';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cpfSchema } from './deposit-details.js';

const getMessage = (schema: v.GenericSchema, input: unknown) => {
  const read = v.safeParse(schema, input);
  return read.success ? null : read.issues[0].message;
};

describe('a CPF number', () => {
  it('accepts it with and without dots and returns eleven digits', () => {
    fc.assert(
      fc.property(fc.boolean(), (dotted) => {
        const number = cpf.generate(dotted);
        expect(v.parse(cpfSchema, number)).toMatch(/^\d{11}$/);
      }),
    );
  });
  it('rejects a wrong check digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 10 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...cpf.generate(false)];
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(getMessage(cpfSchema, digits.join(''))).toBe('form.cpf.invalid');
      }),
    );
  });
});
