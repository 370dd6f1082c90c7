import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  birthYears,
  getDateOfBirthError,
  dateOfBirthSchema,
  latestAdultDateOfBirth,
} from './date-of-birth.js';

const iso = (date: Date) => date.toISOString().slice(0, 10);
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to}T00:00:00Z`), noInvalidDate: true })
    .map(iso);
const today = day('2020-01-01', '2099-12-31');
const nextDay = (date: string) => iso(new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000));

describe('ageOn', () => {
  it.each([
    ['2008-11-20', '2026-11-20', 18],
    ['2008-11-21', '2026-11-20', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2008-12-31', '2027-01-01', 18],
  ])('returns for %s on %s: %i', (born, on, age) => expect(ageOn(born, on)).toBe(age));
  it('rises by one on a birthday and never otherwise', () => {
    fc.assert(
      fc.property(day('1920-01-01', '2019-12-31'), today, (born, on) => {
        const next = nextDay(on);
        const leapDayBorn = born.endsWith('02-29');
        const hasLeapDay = new Date(Date.UTC(Number(next.slice(0, 4)), 1, 29)).getUTCMonth() === 1;
        const birthday = leapDayBorn && !hasLeapDay ? '03-01' : born.slice(5);
        expect(ageOn(born, next) - ageOn(born, on)).toBe(next.slice(5) === birthday ? 1 : 0);
      }),
    );
  });
});

describe('getDateOfBirthError', () => {
  it.each([
    ['', 'required'],
    ['2008-02-30', 'invalid'],
    ['20-11-2000', 'invalid'],
    ['2026-11-21', 'invalid'],
    ['2008-11-21', 'underAge'],
    ['2008-11-20', null],
    ['1925-11-21', null],
    ['1925-11-20', 'overAge'],
  ])('returns for %j on 20 November 2026 the error %j', (born, fault) => {
    expect(getDateOfBirthError(born, '2026-11-20', 18)).toBe(fault);
  });
  it('validates any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), today, (text, on) => {
        if (!/^\d{4}-\d{2}-\d{2}$/.test(text) && text !== '')
          expect(getDateOfBirthError(text, on, 18)).toBe('invalid');
      }),
    );
  });
});

describe('the date-of-birth picker', () => {
  it('offers the latest hundred years', () => {
    expect(birthYears('2026-11-20')).toEqual({ first: 1927, last: 2026 });
  });
  it('starts at the last day on which someone of age can be born', () => {
    expect(latestAdultDateOfBirth('2026-11-20', 18)).toBe('2008-11-20');
    expect(latestAdultDateOfBirth('2028-02-29', 18)).toBe('2010-02-28');
    fc.assert(
      fc.property(today, (on) => {
        const latest = latestAdultDateOfBirth(on, 18);
        expect(getDateOfBirthError(latest, on, 18)).toBeNull();
        expect(getDateOfBirthError(nextDay(latest), on, 18)).toBe('underAge');
      }),
    );
  });
});

describe('dateOfBirthSchema', () => {
  const getMessage = (born: string) =>
    safeParse(dateOfBirthSchema('2026-11-20', 18), born).issues?.[0].message;
  it('names the text of each error', () => {
    expect([
      getMessage(''),
      getMessage('2008-02-30'),
      getMessage('2010-01-01'),
      getMessage('1900-01-01'),
    ]).toEqual([
      'form.dateOfBirth.required',
      'form.dateOfBirth.check',
      'form.validation.invalid.dob',
      'form.dateOfBirth.check',
    ]);
    expect(getMessage('1990-04-12')).toBeUndefined();
  });
});
