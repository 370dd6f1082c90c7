import * as v from 'valibot';
import { calendarDate } from '../decimal.js';

/** The oldest age of the profile form, in whole years (§5). */
export const maximumAge = 100;
/** How many years the picker offers (§5). */
const yearsOffered = 100;

const getYear = (date: string) => Number(date.slice(0, 4));
const dayInYear = (date: string) => date.slice(5);
const dated = (year: number, monthAndDay: string) => `${String(year).padStart(4, '0')}-${monthAndDay}`;

/**
 * Returns the age in whole years on a day, by calendar date; both `YYYY-MM-DD`. Born on 29 February, one turns a year
 * older on 1 March of a common year (decisions 19).
 */
export function ageOn(dateOfBirth: string, today: string): number {
  // As text, `02-28` sorts before `02-29` and `03-01` after it, which is the rule for leap days.
  const birthdayIsAhead = dayInYear(today) < dayInYear(dateOfBirth);
  return getYear(today) - getYear(dateOfBirth) - (birthdayIsAhead ? 1 : 0);
}

export type DateOfBirthError = 'required' | 'invalid' | 'underAge' | 'overAge';

/**
 * Returns the error of a date of birth (`YYYY-MM-DD`, `''` while it is not chosen) on the day `today`, or `null`.
 * `minimumAge` is the policy's, in whole years (decisions 48).
 */
export function getDateOfBirthError(
  dateOfBirth: string,
  today: string,
  minimumAge: number,
): DateOfBirthError | null {
  if (dateOfBirth === '') return 'required';
  if (!v.is(calendarDate, dateOfBirth) || dateOfBirth > today) return 'invalid';
  const age = ageOn(dateOfBirth, today);
  if (age < minimumAge) return 'underAge';
  return age > maximumAge ? 'overAge' : null;
}

/** Returns the years that the picker offers, first to last: the latest 100 (§5, decisions 19). */
export function birthYears(today: string): { first: number; last: number } {
  return { first: getYear(today) - yearsOffered + 1, last: getYear(today) };
}

/** Returns the initial date of the picker: the latest date of birth of someone of age (§4). */
export function latestAdultDateOfBirth(today: string, minimumAge: number): string {
  const year = getYear(today) - minimumAge;
  const sameDay = dated(year, dayInYear(today));
  return v.is(calendarDate, sameDay) ? sameDay : dated(year, '02-28');
}

const messages: Readonly<Record<DateOfBirthError, string>> = {
  required: 'form.dateOfBirth.required',
  invalid: 'form.dateOfBirth.check',
  underAge: 'form.validation.invalid.dob',
  overAge: 'form.dateOfBirth.check',
};

/**
 * Creates the schema of a required date of birth of someone from `minimumAge` to 100 years old on `today`
 * (`YYYY-MM-DD`). Messages are text keys.
 */
export function dateOfBirthSchema(today: string, minimumAge: number) {
  return v.pipe(
    v.string(),
    v.check(
      (value) => getDateOfBirthError(value, today, minimumAge) === null,
      ({ input }) => messages[getDateOfBirthError(input, today, minimumAge) ?? 'invalid'],
    ),
  );
}

/** A placeholder date of birth in older accounts (§4). */
const unsetDateOfBirth = '1900-01-01';

/**
 * Returns the date of birth of an account, `''` for none: `1900-01-01` and anything that is not a calendar date count
 * as unset (§4). A date-time is read by its calendar date.
 */
export function normalizeDateOfBirth(value: string | null | undefined): string {
  const date = (value ?? '').slice(0, 10);
  return date === unsetDateOfBirth || !v.is(calendarDate, date) ? '' : date;
}
