import * as v from 'valibot';
import { phoneLogin } from './phone.js';
import { isVisible, turnsDirection } from './visible-text.js';

/** Longest name, city, postal code and address in characters (§5). */
export const longestText = 255;

/**
 * Creates the schema of a person's first or last name: required, at most 255 characters (§5), with a visible character
 * and none that changes the direction of the text. Messages are text keys, such as `form.firstName.required`.
 */
export const personNameSchema = (field: 'firstName' | 'lastName') =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(isVisible, `form.${field}.required`),
    v.check((name) => !turnsDirection(name), 'form.validation.invalid.format'),
    v.maxLength(longestText, 'form.text.tooLong'),
  );

/** A text of the address that may be empty: at most 255 characters (§5). */
export const addressTextSchema = v.pipe(v.string(), v.trim(), v.maxLength(longestText, 'form.text.tooLong'));

/** The genders of the profile (§3), as they go over the wire. */
export const genders = ['Not to say', 'Male', 'Female'] as const;
export type Gender = (typeof genders)[number];

/**
 * A login name: 3 to 40 letters, digits, `.`, `_` or `-`, but not only digits and nothing that looks like a phone
 * number, which would be someone else's identifier. Messages are text keys.
 */
export const loginNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('form.username.required'),
  v.regex(/^[\p{L}\p{N}._-]{3,40}$/u, 'form.username.invalid'),
  v.check((name) => !/^\p{N}+$/u.test(name) && phoneLogin(name) === null, 'form.username.digits'),
);
