import { type EndpointData, type signUp } from '@casino-kit/api-contract';
import { getLoginName, type SignUpBody } from './sign-up-payload.js';

/** The credentials that the server generates for an account opened with one click (§2). */
export interface Credentials {
  login: string;
  password: string;
}

/**
 * Returns the credentials of a new player: the generated ones, otherwise the typed ones; `null` if there are neither.
 */
export function credentialsAfter(
  body: SignUpBody,
  { credentials }: Pick<EndpointData<typeof signUp>, 'credentials'>,
): Credentials | null {
  if (credentials) return credentials;
  const login = getLoginName(body);
  return login === undefined || body.password === undefined ? null : { login, password: body.password };
}

/** Returns the text of the file that stores a login: whose it is, where it works, and both lines (§2, credentials). */
export function credentialsFile(
  { login, password }: Credentials,
  { brandName, address, labels }: { brandName: string; address: string; labels: Credentials },
): { name: string; text: string } {
  const slug = brandName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return {
    name: `${slug || 'casino'}-login.txt`,
    text: [brandName, address, '', `${labels.login}: ${login}`, `${labels.password}: ${password}`, ''].join(
      '\r\n',
    ),
  };
}
