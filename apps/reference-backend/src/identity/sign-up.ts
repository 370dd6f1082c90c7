import { type EndpointInput, type signUp } from '@casino-kit/api-contract';
import { type Database, isDuplicate, onlyRow } from '../database/database.js';
import { invalid, refuse } from '../http/api-error.js';
import { passwordRulesOf, readBrandSettings } from '../settings/brand-settings.js';
import { currencyCodes, currencyOf, isCountry } from '../settings/places.js';
import { dayOf, isOfAge } from './age.js';
import { readEmail, readPhone } from './contact.js';
import { hashPassword, passwordFault } from './passwords.js';
import { players } from './tables.js';

export type SignUpForm = EndpointInput<typeof signUp>['body'];

const longest = 255;

/** How a new player will sign in: by e-mail, phone or user name, at least one of them. */
function readLogins(form: SignUpForm) {
  const email = form.email === undefined || form.email.trim() === '' ? undefined : readEmail(form.email);
  const phone =
    form.phone === undefined || form.phone === '' ? undefined : readPhone(form.phoneCode ?? '', form.phone);
  const username = form.username?.trim() ?? '';
  if (username !== '' && !/^[\p{L}\p{N}._-]{3,40}$/u.test(username))
    throw invalid({ username: 'Invalid format' });
  if (email === undefined && phone === undefined && username === '') throw invalid({ email: 'Required' });
  return { ...email, ...phone, ...(username !== '' && { username, usernameKey: username.toLowerCase() }) };
}

function readProfile(form: SignUpForm) {
  const texts = {
    firstName: form.firstName?.trim() ?? '',
    lastName: form.lastName?.trim() ?? '',
    city: form.city?.trim() ?? '',
    zipCode: form.zipCode?.trim() ?? '',
    address: form.address?.trim() ?? '',
  };
  for (const [name, value] of Object.entries(texts))
    if (value.length > longest) throw invalid({ [name]: 'At most 255 characters' });
  if (form.countryCode !== undefined && form.countryCode !== '' && !isCountry(form.countryCode))
    throw invalid({ countryCode: 'Unknown country' });
  const currencyCode = currencyOf(form.currencyCode ?? currencyCodes[0]);
  if (currencyCode === undefined) throw invalid({ currencyCode: 'Unknown currency' });
  return { ...texts, countryCode: form.countryCode ?? '', currencyCode };
}

/** A player with the e-mail, phone or user name exists already. */
function taken(form: SignUpForm) {
  if (form.email !== undefined && form.email.trim() !== '')
    return refuse('EMAIL_TAKEN', 'This e-mail address already has an account.', {
      fields: { email: 'Already taken' },
    });
  const field = form.phone === undefined || form.phone === '' ? 'username' : 'phone';
  return refuse('VALIDATION', 'This login already has an account.', {
    fields: { [field]: 'Already taken' },
    status: 409,
  });
}

/**
 * Creates a player (§5, §7 sign-up) and returns the id.
 * @throws ApiError VALIDATION with fields, UNDER_AGE, EMAIL_TAKEN (409)
 */
export async function createPlayer(database: Database, form: SignUpForm, now: Date): Promise<number> {
  if (form.isAdult !== true) throw invalid({ isAdult: 'Required' });
  if (form.termsAccepted !== true) throw invalid({ termsAccepted: 'Required' });
  const logins = readLogins(form);
  const profile = readProfile(form);
  if (form.dateOfBirth !== undefined && !isOfAge(form.dateOfBirth, dayOf(now)))
    throw refuse('UNDER_AGE', 'Only people of 18 years and over may play.', {
      fields: { dateOfBirth: 'At least 18 years' },
    });
  if (form.password === undefined || form.password === '') throw invalid({ password: 'Required' });
  const fault = passwordFault(form.password, passwordRulesOf(await readBrandSettings(database)));
  if (fault !== undefined) throw invalid({ password: fault });
  try {
    const created = await database
      .insert(players)
      .values({
        ...logins,
        ...profile,
        passwordHash: await hashPassword(form.password),
        dateOfBirth: form.dateOfBirth ?? null,
        gender: form.gender ?? 'Not to say',
        preferredLanguage: form.preferredLanguage ?? 'en',
        newsletter: form.newsletter ?? false,
        marketing: { ...form.mkt, ...(form.cpnc !== undefined && { cpnc: form.cpnc }) },
        createdAt: now,
      })
      .returning({ id: players.id });
    return onlyRow(created).id;
  } catch (error) {
    throw isDuplicate(error) ? taken(form) : error;
  }
}
