import { getUserDetails, login, logout, signUp, updateUserDetails } from '@casino-kit/api-contract';
import { currencySymbol, isCrypto } from '@casino-kit/money';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { readWallet } from '../ledger/wallet.js';
import { countCompletedDeposits } from '../payments/deposits.js';
import { type Services } from '../services.js';
import { countryName } from '../settings/places.js';
import { changeProfile, readPlayer } from './profile.js';
import { endSession, startSession } from './sessions.js';
import { signIn } from './sign-in.js';
import { createPlayer } from './sign-up.js';

/** Accounts, sessions and the profile (§3, §4, §5, §7). */
export function identityRoutes(
  { serve }: EndpointRoutes,
  { database, clock, sessions, live, configuration }: Services,
): void {
  serve(signUp, async ({ body }) => {
    const now = clock.now();
    const id = await createPlayer(database, body, now);
    return { accessToken: await startSession(database, id, now), createUser: { userId: String(id) } };
  });
  serve(login, async ({ body, address }) => {
    const location = countryName(configuration.visitorCountry);
    const form = { login: body.email, password: body.password, address, location };
    return { ...(await signIn(database, form, clock.now())), cpnc: body.cpnc ?? null };
  });
  serve(logout, async ({ body, bearer }) => {
    const ended =
      bearer === undefined ? undefined : await endSession(database, bearer, body.reason, clock.now());
    if (ended !== undefined) live.dropSessions([ended]);
    return undefined;
  });
  serve(getUserDetails, async ({ bearer }) => {
    const player = await sessions.require(bearer);
    return {
      getUser: await readPlayer(database, player.id),
      userWallet: await readWallet(database, player),
      depositCount: await countCompletedDeposits(database, player.id),
      isCrypto: isCrypto(player.currencyCode),
      currencySymbol: currencySymbol(player.currencyCode, 'en'),
      userLoyaltyLevel: null,
      referralData: null,
      activeBonus: null,
      userMonthlyLimit: null,
    };
  });
  serve(updateUserDetails, async ({ bearer, body }) => {
    const player = await sessions.require(bearer);
    live.dropSessions(await changeProfile(database, player, body, clock.now()));
    return { success: true, message: null };
  });
}
