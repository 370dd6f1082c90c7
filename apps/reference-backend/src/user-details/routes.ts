import { getUserDetails } from '@casino-kit/api-contract';
import { currencySymbol, isCrypto } from '@casino-kit/money';
import { asActiveSummary } from '../bonuses/player-bonuses.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { wirePlayer } from '../identity/wire-player.js';
import { asWallet } from '../ledger/wallet.js';
import { levelOf } from '../loyalty/club.js';
import { userLimitOf } from '../protection/excluded.js';
import { type Services } from '../services.js';
import { detailsReader } from './read-details.js';

/** What a client knows of its player at once: profile, wallet, deposits and the active bonus (§3). */
export function userDetailsRoute({ serve }: EndpointRoutes, { database, sessions, clock }: Services): void {
  const readDetails = detailsReader(database);
  serve(getUserDetails, async ({ bearer, language }) => {
    const { player, cash, bonus, depositCount, activeBonus, exclusion, loyalty } = await sessions.requireWith(
      bearer,
      readDetails,
    );
    return {
      getUser: wirePlayer(player, userLimitOf(exclusion, clock.now())),
      userWallet: asWallet(cash, bonus, player.currencyCode),
      depositCount,
      isCrypto: isCrypto(player.currencyCode),
      currencySymbol: currencySymbol(player.currencyCode, 'en'),
      userLoyaltyLevel: levelOf(loyalty),
      referralData: null,
      activeBonus: activeBonus && asActiveSummary(activeBonus, language),
      userMonthlyLimit: null,
    };
  });
}
