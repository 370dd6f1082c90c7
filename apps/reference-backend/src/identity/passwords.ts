import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password or of a short code, with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Takes the time of a check for an account that does not exist, too, so that the response's speed tells nothing. */
let decoy: Promise<string> | undefined;

/** Whether a password fits; `passwordHash` is undefined for an unknown account, which never fits. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const fits = await verify(passwordHash ?? (await decoy), password);
  return fits && passwordHash !== undefined;
}
