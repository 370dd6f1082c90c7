import { getUserDetails, type SettingsFields } from '@casino-kit/api-contract';
import { currencySymbol, isCrypto } from '@casino-kit/money';
import { toActiveBonusSummary } from '../bonuses/player-bonuses.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { wirePlayer } from '../identity/wire-player.js';
import { toWallet, toCurrencyScale } from '../ledger/wallet.js';
import { toLoyaltyLevel } from '../loyalty/club.js';
import { toUserLimit } from '../protection/excluded.js';
import { areReferralsOn, codeFor, linkWith } from '../referrals/invitations.js';
import { type ReferralTotals } from '../referrals/totals.js';
import { type Services } from '../services.js';
import { convert } from '../settings/euro-figures.js';
import { detailsReader } from './read-details.js';

/** What a client knows of its player at once: profile, wallet, deposits and the active bonus (§3). */
export function userDetailsRoute(
  { serve }: EndpointRoutes,
  { database, sessions, clock, configuration }: Services,
  shownSettings: () => Promise<Partial<SettingsFields>>,
): void {
  const readDetails = detailsReader(database);
  /** The link opens with the first deposit (§6); what it brought is in the player's currency. */
  const readReferralData = async (
    player: { id: number; currencyCode: string },
    depositCount: number,
    totals: ReferralTotals | null,
  ) => {
    const settings = await shownSettings();
    if (depositCount === 0 || !areReferralsOn(settings)) return null;
    const code = totals?.code ?? (await codeFor(database, player.id, clock.now()));
    return {
      link: linkWith(code, configuration.shellUrls[0], settings),
      visits: totals?.visits ?? 0,
      registrations: totals?.registrations ?? 0,
      revenue: toCurrencyScale(
        convert(totals?.revenue ?? '0', 'EUR', player.currencyCode),
        player.currencyCode,
      ),
    };
  };
  serve(getUserDetails, async ({ bearer, language }) => {
    const { player, cash, bonus, depositCount, activeBonus, exclusion, loyalty, referrals } =
      await sessions.requireWith(bearer, readDetails);
    return {
      getUser: wirePlayer(player, toUserLimit(exclusion, clock.now())),
      userWallet: toWallet(cash, bonus, player.currencyCode),
      depositCount,
      isCrypto: isCrypto(player.currencyCode),
      currencySymbol: currencySymbol(player.currencyCode, 'en'),
      userLoyaltyLevel: toLoyaltyLevel(loyalty),
      referralData: await readReferralData(player, depositCount, referrals),
      activeBonus: activeBonus && toActiveBonusSummary(activeBonus, language),
      userMonthlyLimit: null,
    };
  });
}
