import { login, logout, signUp, updateUserDetails } from '@casino-kit/api-contract';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import {
  getProtectionPolicy,
  readBrandSettings,
  readRegistrationFields,
} from '../settings/brand-settings.js';
import { countryName } from '../settings/places.js';
import { type IdentityServices } from './identity-services.js';
import { changeProfile, type IdentityReset } from './profile.js';
import { reject } from '../http/api-error.js';
import { keepDevice } from './login-attempts.js';
import { newToken } from './tokens.js';
import { readDeviceName } from './device-name.js';
import { type Welcome } from './welcome.js';
import { endSession, type ReadSessionLimit, startSession } from './sessions.js';
import { logIn } from './log-in.js';
import { createPlayer } from './sign-up.js';
import { type RegisterChecks } from './register-checks.js';

/** Accounts, sessions and the profile (§3, §4, §5, §7). */
export function identityRoutes(
  { serve }: EndpointRoutes,
  {
    database,
    clock,
    sessions,
    live,
    mail,
    persons,
    security,
    isCommonPassword,
    configuration,
  }: IdentityServices,
  onIdentityReset: IdentityReset,
  readSessionLimit: ReadSessionLimit,
  register: RegisterChecks,
  welcome: Welcome,
  onSignUp: (player: {
    id: number;
    campaign: Readonly<Record<string, unknown>> | undefined;
  }) => Promise<void>,
): void {
  const { visitorCountry, signUpsPerHour } = configuration;
  serve(signUp, async ({ body, address, origin, userAgent, device, keepDevice: keepOnDevice }) => {
    const now = clock.now();
    const agent = readDeviceName(userAgent);
    const context = {
      settings: await readBrandSettings(database),
      registrationFields: await readRegistrationFields(database),
      mail,
      persons,
      register,
      security,
      isCommonPassword,
      visitorCountry,
      address,
      device: agent,
      origin,
      signUpsPerHour,
    };
    const { id, credentials } = await createPlayer(database, body, context, now);
    await onSignUp({ id, campaign: body.mkt });
    const { token: accessToken, key: sessionKey } = await startSession(database, id, now, {
      lifetime: getProtectionPolicy(context.settings),
      origin: { ...agent, method: 'signUp', place: countryName(visitorCountry) },
    });
    await security.confirm(database, { playerId: id, sessionKey, isStrong: body.passkey !== undefined }, now);
    const kept = device ?? newToken().token;
    await keepDevice(database, id, kept, now);
    keepOnDevice(kept);
    return { accessToken, createUser: { userId: String(id) }, credentials };
  });
  serve(login, async ({ body, address, device, userAgent, keepDevice: keepOnDevice }) => {
    const form = {
      login: body.email,
      password: body.password,
      address,
      device,
      userAgent,
      afterReg: body.afterReg,
      location: countryName(visitorCountry),
    };
    const settings = await readBrandSettings(database);
    const now = clock.now();
    const result = await logIn(database, form, { settings, readSessionLimit, security }, now);
    if ('ticket' in result)
      throw reject('SECOND_FACTOR_REQUIRED', 'Please enter the code of your authenticator app.', {
        params: {
          ticket: result.ticket,
          removalHours: String(getProtectionPolicy(settings).factorRemovalHours),
        },
      });
    keepOnDevice(result.device);
    return { ...(await welcome(result, now)), cpnc: body.cpnc ?? null };
  });
  serve(logout, async ({ body, bearer }) => {
    if (bearer !== undefined) live.dropSessions(await endSession(database, bearer, body.reason, clock.now()));
    return undefined;
  });
  serve(updateUserDetails, async ({ bearer, body, rotateToken }) => {
    const player = await sessions.require(bearer);
    const context = {
      settings: await readBrandSettings(database),
      mail,
      persons,
      security,
      isCommonPassword,
      onIdentityReset,
    };
    const { ended, message, isProtected } = await changeProfile(database, player, body, context, clock.now());
    if (ended !== null) live.dropSessions(ended);
    if (isProtected) rotateToken();
    if (message !== null) await security.announce(player.id);
    return { success: true, message };
  });
}
