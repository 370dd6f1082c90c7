import { toPlainText, type UserDetails, type WithdrawalCondition } from '@casino-kit/api-contract';
import { type WithdrawalOverview } from './withdrawal-queries.js';

/**
 * Returns what a player can withdraw according to the user details, for a server without its own overview (§6, decision
 * 40): at most the cash, and the known conditions. Deposit wagering is not one of them: the server checks it with the request.
 */
export function overviewFromDetails(details: UserDetails): WithdrawalOverview {
  const { getUser, userWallet, depositCount, activeBonus } = details;
  const conditions: WithdrawalCondition[] = [
    { key: 'deposit', met: depositCount > 0, done: String(depositCount), total: '1' },
    { key: 'email', met: getUser.isEmailVerified, subject: getUser.email === '' ? null : getUser.email },
    {
      key: 'bonus',
      met: !activeBonus,
      subject: activeBonus ? toPlainText(activeBonus.name) : null,
      done: activeBonus?.wagered,
      total: activeBonus?.wagerTotal,
      forfeits: activeBonus?.amount,
    },
  ];
  const balance = userWallet?.amount ?? '0';
  return {
    currencyCode: getUser.currencyCode,
    available: conditions.every(({ met }) => met) ? balance : '0',
    balance,
    pending: '0',
    conditions,
    automatic: null,
    isUpperBound: true,
  };
}
