import { createHash } from 'node:crypto';
import { type ServiceOptions } from '../ask-service.js';

/** The list is read when the first password is chosen. */
let list: Promise<ReadonlySet<string>> | undefined;

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Far longer than the answer for a prefix. */
const longestAnswer = 200_000;

/**
 * Returns whether a password has been stolen, by a service that gets the first five digits of its SHA-1 and answers with the
 * rest of each hash that it knows, one in a line (k-anonymity, as Have I Been Pwned does). False for no answer.
 */
async function isKnownTo(
  { url, timeoutMs }: Omit<ServiceOptions, 'key'>,
  password: string,
): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const response = await fetch(new URL(hash.slice(0, 5), url), {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status !== 200 || text.length > longestAnswer) return false;
    const rest = hash.slice(5);
    // A line of padding counts 0.
    return text.split('\n').some((line) => {
      const [found, times] = line.trim().split(':');
      return found?.toUpperCase() === rest && times !== '0';
    });
  } catch {
    return false;
  }
}

/** Returns whether a password is on lists of stolen ones, so that guessing begins with it. */
export type IsCommonPassword = (password: string) => Promise<boolean>;

/** Creates the check: the list of the most common ones, and a service where one is configured. */
export function createCommonPasswords(service: Omit<ServiceOptions, 'key'> | undefined): IsCommonPassword {
  return async (password) => {
    list ??= readList();
    if ((await list).has(password.toLowerCase())) return true;
    return service !== undefined && (await isKnownTo(service, password));
  };
}
