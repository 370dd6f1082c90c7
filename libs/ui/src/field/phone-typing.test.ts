import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooLong } from './phone-length.js';
import { codeByName, readTyped } from './phone-typing.js';

const codes = ['1', '31', '49', '599', '1242'];
const read = (typed: string, { code = '599', number = '' } = {}, offered = codes) =>
  readTyped(typed, { code, number }, offered, isTooLong);
const taken = (code: string, number: string) => ({ kind: 'taken', code, number });

describe('readTyped', () => {
  it.each([
    ['digits alone', '9 51-2a3', taken('599', '95123')],
    ['digits of an Arabic keyboard', '٩٥١٢٣', taken('599', '95123')],
    ['a plus and the chosen code', '+599 9 516 1234', taken('599', '95161234')],
    ['a plus and another code', '+31 6 1204 7788', taken('31', '612047788')],
    ['00 and a code', '0031612047788', taken('31', '612047788')],
    ['00 and a code, the zero of home in brackets', '0031 (0)6 12047788', taken('31', '0612047788')],
    ['the chosen code without a sign, pasted', '59995161234', taken('599', '95161234')],
    ['the longest code that fits', '+1 242 3591234', taken('1242', '3591234')],
    ['a code as soon as no other fits', '+49', taken('49', '')],
    ['the beginning of a code', '+59', { kind: 'open', code: '599', number: '+59' }],
    ['a code that may grow', '+12', { kind: 'open', code: '599', number: '+12' }],
    ['a plus alone', '+', { kind: 'open', code: '599', number: '+' }],
    ['a code that is not on offer', '+99912', { kind: 'unknownCode', code: '599', number: '+99912' }],
    ['too many digits', '951612345', { kind: 'tooLong', code: '599' }],
    ['too many digits after a code', '+599 951612345', { kind: 'tooLong', code: '599' }],
  ])('accepts %s', (_what, typed, expected) => expect(read(typed)).toEqual(expected));

  it('accepts a number that is pasted behind another, but no accidental plus sign', () => {
    expect(read('951+31612047788', { number: '951' })).toEqual(taken('31', '612047788'));
    expect(read('951+', { number: '951' })).toEqual(taken('599', '951'));
  });
  it('lets a number that is too long be shortened', () => {
    expect(read('95161234567', { number: '951612345678' })).toEqual(taken('599', '95161234567'));
  });
  it('waits for the codes', () => {
    expect(read('+31612047788', {}, [''])).toMatchObject({ kind: 'open', number: '+31612047788' });
  });
  it('turns its own result, letter by letter, into the same number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('+31612047788', '0031612047788', '+59995161234', '+12423591234'),
        (whole) => {
          const end = [...whole].reduce(
            (before, letter) => {
              const next = read(before.number + letter, before);
              return next.kind === 'tooLong' ? before : { code: next.code, number: next.number };
            },
            { code: '599', number: '' },
          );
          expect(taken(end.code, end.number)).toEqual(read(whole));
        },
      ),
    );
  });
  it('never throws, and accepts only digits or reports why not', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...codes, ''), (typed, code) => {
        const result = read(typed, { code });
        if (result.kind === 'taken') expect(result.number).toMatch(/^\d*$/);
        else expect(['open', 'unknownCode', 'tooLong']).toContain(result.kind);
      }),
    );
  });
});

describe('codeByName', () => {
  const names = { '1': ['United States', 'Canada'], '44': ['United Kingdom'], '599': ['Curaçao', 'Bonaire'] };
  it.each([
    ['cur', '599'],
    ['BON', '599'],
    ['c', '599'],
    ['ca', '1'],
    ['united k', '44'],
    ['xy', undefined],
  ])('of %s is %s', (typed, code) => {
    expect(codeByName(typed, names, ['1', '44', '599'], 'en')).toBe(code);
  });
});
