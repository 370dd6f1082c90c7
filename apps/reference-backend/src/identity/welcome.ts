import { type IdentityServices } from './identity-services.js';
import { type LoginResponse, type LoginResult } from './log-in.js';
import { type RegisterChecks } from './register-checks.js';

/** What follows a login, however it was done: older sessions end, and the person is compared and looked up. */
export type Welcome = (result: LoginResult, now: Date) => Promise<LoginResponse>;

export const createWelcome =
  (
    { live, persons, security }: Pick<IdentityServices, 'live' | 'persons' | 'security'>,
    register: RegisterChecks,
  ): Welcome =>
  async ({ response, ended }, now) => {
    if (ended !== null) live.dropSessions(ended);
    const id = Number(response.userId);
    await persons.check(id, { likely: false }, now);
    await register.atLogin(id, now);
    await security.announce(id);
    return response;
  };
