import { getUserDetails } from '@casino-kit/api-contract';
import { currencySymbol, isCrypto } from '@casino-kit/money';
import { readActiveSummary } from '../bonuses/player-bonuses.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { readPlayer } from '../identity/profile.js';
import { readWallet } from '../ledger/wallet.js';
import { countCompletedDeposits } from '../payments/completed-deposits.js';
import { type Services } from '../services.js';

/** What a client knows of its player at once: profile, wallet, deposits and the active bonus (§3). */
export function userDetailsRoute({ serve }: EndpointRoutes, { database, sessions }: Services): void {
  serve(getUserDetails, async ({ bearer, language }) => {
    const player = await sessions.require(bearer);
    return {
      getUser: await readPlayer(database, player.id),
      userWallet: await readWallet(database, player),
      depositCount: await countCompletedDeposits(database, player.id),
      isCrypto: isCrypto(player.currencyCode),
      currencySymbol: currencySymbol(player.currencyCode, 'en'),
      userLoyaltyLevel: null,
      referralData: null,
      activeBonus: await readActiveSummary(database, player, language),
      userMonthlyLimit: null,
    };
  });
}
