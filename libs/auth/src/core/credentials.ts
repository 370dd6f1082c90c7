import { type EndpointData, type signUp } from '@casino-kit/api-contract';
import { loginNameOf, type SignUpBody } from './sign-up-payload.js';

/** What a player signs in with, made by the server for an account opened with one click (§2). */
export interface Credentials {
  login: string;
  password: string;
}

/** What signs a new player in: what the server made, else what was typed; `null` where there is neither. */
export function credentialsAfter(
  body: SignUpBody,
  { credentials }: Pick<EndpointData<typeof signUp>, 'credentials'>,
): Credentials | null {
  if (credentials) return credentials;
  const login = loginNameOf(body);
  return login === undefined || body.password === undefined ? null : { login, password: body.password };
}

/** The text of the file that keeps a login: who it is for, where it works, and both lines (§2, credentials). */
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
