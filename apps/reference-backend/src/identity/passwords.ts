import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the argon2id hash of a password or of a short code, with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Takes the time of a check for an unknown account, too, so that the response time reveals nothing. */
let decoy: Promise<string> | undefined;

/** Whether a password matches; `passwordHash` is undefined for an unknown account, which never matches. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const fits = await verify(passwordHash ?? (await decoy), password);
  return fits && passwordHash !== undefined;
}
