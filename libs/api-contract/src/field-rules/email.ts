import * as v from 'valibot';

/** The longest address that mail servers accept. */
const longest = 254;
const pattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** Returns whether a text is an email address by the pattern of §5: ASCII letters, digits and `@ . _ % + -`. */
export function isEmail(text: string): boolean {
  return text.length <= longest && pattern.test(text);
}

/** Returns the characters of a text that an email field accepts: letters, digits and `@ . _ % + -` (§5). */
export function filterEmail(text: string): string {
  return text.replace(/[^A-Za-z0-9@._%+-]/g, '');
}

/** A required email address (§5). Messages are text keys. */
export const emailSchema = v.pipe(
  v.string(),
  v.nonEmpty('form.email.required'),
  v.check(isEmail, 'form.email.invalid'),
);

/** An optional email address: `''` or a complete address. Messages are text keys. */
export const optionalEmailSchema = v.pipe(
  v.string(),
  v.check((text) => text === '' || isEmail(text), 'form.email.invalid'),
);

/** The domain of the addresses that a brand assigns to accounts without one (decisions 20). */
export const emptyEmailDomain = 'empty.email';

/** Returns an address as a player sees it: one of the placeholder domain is shown as blank (§4). */
export function displayEmail(email: string, placeholderDomain: string = emptyEmailDomain): string {
  return email.trim().toLowerCase().endsWith(`@${placeholderDomain.toLowerCase()}`) ? '' : email;
}
