import { hash, verify } from '@node-rs/argon2';
import { type PasswordRules } from '../settings/brand-settings.js';

/** OWASP's minimum for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Takes the time of a check for an account that does not exist, too, so that the answer's speed tells nothing. */
let decoy: Promise<string> | undefined;

/** Whether a password fits; `passwordHash` is undefined for an unknown account, which never fits. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const fits = await verify(passwordHash ?? (await decoy), password);
  return fits && passwordHash !== undefined;
}

/** What a new password lacks by the brand's rules (§5), or undefined. Lengths are in characters. */
export function passwordFault(password: string, rules: PasswordRules): string | undefined {
  const length = [...password].length;
  if (length < rules.minLength) return `At least ${rules.minLength} characters`;
  if (length > 255) return 'At most 255 characters';
  if (rules.needsSpecialCharacter && !/[^\p{L}\p{N}]/u.test(password)) return 'One special character';
  if (rules.needsDigit && !/\d/.test(password)) return 'One digit';
  if (rules.needsUppercase && !/[A-Z]/.test(password)) return 'One capital letter';
  return undefined;
}
