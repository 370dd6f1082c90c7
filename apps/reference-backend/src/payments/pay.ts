import { toCurrencyScale } from '../ledger/wallet.js';
import {
  type Charge,
  type ChargeRequest,
  type Payment,
  type ReturnUrls,
} from '../payment-protocol/charge.js';
import { ProviderSilent } from '../payment-protocol/payment-provider.js';
import { type Services } from '../services.js';
import { type DepositRow, findDeposit } from './deposits.js';
import { withOutcome } from './return-path.js';
import { settle } from './settle.js';

/** Returns the provider's id of a player. */
export const toCustomerId = (playerId: number) => `player:${playerId}`;

/** Where each outcome leads (§2, query-driven modals). After 3-D Secure the client submits PaReq and MD. */
function getReturnUrls({ id, methodKind, returnUrl }: DepositRow): ReturnUrls {
  const to = (modal: string) => withOutcome(returnUrl, { modal, met: methodKind, deposit: id });
  const isCard = methodKind === 'card';
  return {
    confirmed: isCard
      ? withOutcome(returnUrl, { modal: 'deposit-3ds-success', met: methodKind })
      : to('deposit-success'),
    declined: to(isCard ? 'deposit-failed' : 'deposit-decline'),
    failed: to('deposit-failed'),
    cancelled: to('deposit-cancel'),
    pending: to('deposit-pending'),
    returned: to('deposit-return'),
  };
}

/** Retries when there was no response: the reference makes that safe. @throws ProviderSilent the second time */
async function chargeTwice(services: Services, request: ChargeRequest): Promise<Charge> {
  try {
    return await services.provider.charge(request);
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    return services.provider.charge(request);
  }
}

/**
 * Has the provider charge a stored deposit. Repeating it after a crash does not charge twice. `known` is
 * false when the provider did not respond: the deposit is then pending until its message or the sweep settles it.
 */
export async function pay(
  services: Services,
  id: string,
  locale: string | undefined,
): Promise<{ row: DepositRow; known: boolean }> {
  const find = async () => {
    const found = await findDeposit(services.database, id);
    if (found === undefined) throw new Error('a deposit vanished while it was being paid');
    return found;
  };
  const row = await find();
  try {
    const charge = await chargeTwice(services, {
      reference: id,
      customer: toCustomerId(row.playerId),
      payment: { kind: 'card', keep: false, ...row.details } as Payment,
      cardToken: row.cardToken ?? '',
      amount: toCurrencyScale(row.amount, row.currencyCode),
      currencyCode: row.currencyCode,
      locale: locale ?? '',
      returnUrls: getReturnUrls(row),
    });
    return { row: (await settle(services, charge)) ?? row, known: true };
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    services.log.warn({ deposit: id }, 'the payment provider does not answer');
    return { row: await find(), known: false };
  }
}
