import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import * as v from 'valibot';
import {
  createDeposit,
  deposit as depositSchema,
  getDeposit,
  getPayments,
  threeDsWebhook,
  type Deposit,
} from '@casino-kit/api-contract';
import { minutesFrom } from '../clock.js';
import { invalid, refuse } from '../http/api-error.js';
import { type Call, type EndpointRoutes } from '../http/endpoint-route.js';
import { type SignedIn } from '../identity/sessions.js';
import { beginOnce, finishOnce } from '../ledger/idempotency.js';
import { balanceEvents, readWallet, shown } from '../ledger/wallet.js';
import { type Charge } from '../payment-provider/charge.js';
import { type Services } from '../services.js';
import { cardMethod, cardMethodId, cardMethodName, readDepositAmount } from './card-method.js';
import {
  asDeposit,
  countCompletedDeposits,
  type DepositRow,
  findDeposit,
  settleDeposit,
} from './deposits.js';
import { returnUrl, withOutcome } from './return-path.js';
import { deposits } from './tables.js';

/** Paying in (§4, §7, §8). */
export function paymentRoutes({ serve }: EndpointRoutes, services: Services): void {
  const { database, sessions, provider, configuration } = services;
  provider.onDecision(async (charge) => {
    await settle(services, charge);
  });

  serve(getPayments, () => ({ payments: [cardMethod(configuration.publicUrl)] }));

  serve(createDeposit, async (call) => {
    const player = await sessions.require(call.bearer);
    const asked = await readDeposit(services, player, call);
    const identity = {
      owner: `player:${player.id}`,
      key: call.idempotencyKey,
      bodyHash: call.contentHash('deposit'),
    };
    const begun = await beginOnce(database, identity, asked.createdAt, asked.id, (transaction) =>
      transaction.insert(deposits).values(asked),
    );
    if (begun.kind === 'done') return v.parse(depositSchema, begun.answer);
    const id = begun.kind === 'new' ? asked.id : begun.reference;
    const answer = await pay(services, id, call.language);
    return v.parse(depositSchema, await finishOnce(database, identity, answer));
  });

  serve(getDeposit, async ({ param, bearer }) => {
    const player = await sessions.require(bearer);
    const row = await findDeposit(database, param('depositId'));
    if (row?.playerId !== player.id) throw refuse('NOT_FOUND', 'There is no such deposit.');
    return asDeposit(row);
  });

  serve(threeDsWebhook, async ({ body, bearer }) => {
    const charge = await provider.resultOf(body.PaReq, body.MD);
    if (charge === undefined) throw refuse('NOT_FOUND', 'There is no such challenge.');
    const row = await settle(services, charge);
    const player = await sessions.find(bearer);
    return row.playerId === player?.id ? asDeposit(row) : null;
  });
}

/** What a deposit request asks for, checked, as the row it becomes. @throws ApiError */
async function readDeposit(
  { provider, configuration, clock }: Services,
  player: SignedIn,
  { body, origin }: Call<typeof createDeposit>,
) {
  if (body.paymentMethodId !== cardMethodId) throw invalid({ paymentMethodId: 'Unknown payment method' });
  if (body.currencyCode.toUpperCase() !== player.currencyCode)
    throw refuse('PAYMENT_SERVICE_ERROR', 'This currency cannot be paid in.', {
      fields: { currencyCode: 'Not the currency of the account' },
    });
  const amount = readDepositAmount(body.amount);
  const card = await provider.cardOf(body.cardToken ?? '');
  if (card === undefined) throw invalid({ cardToken: 'Please enter the card again' });
  const shell = configuration.shellUrls.find((url) => url === origin) ?? configuration.shellUrls[0];
  return {
    id: randomUUID(),
    playerId: player.id,
    methodId: cardMethodId,
    amount,
    currencyCode: player.currencyCode,
    status: 'pending' as const,
    cardToken: card.cardToken,
    cardBrand: card.brand,
    cardLast4: card.last4,
    returnUrl: returnUrl(body.returnPath, shell).href,
    createdAt: clock.now(),
  };
}

/** Charges the card of a deposit that is written down. Doing so again after a crash charges nothing twice. */
async function pay(services: Services, id: string, locale: string | undefined): Promise<Deposit> {
  const row = await findDeposit(services.database, id);
  if (row === undefined) throw new Error('a deposit vanished while it was being paid');
  const outcome = { met: cardMethodName, deposit: id };
  const charge = await services.provider.charge({
    reference: id,
    cardToken: row.cardToken ?? '',
    amount: shown(row.amount, row.currencyCode),
    currencyCode: row.currencyCode,
    locale: locale ?? '',
    returnUrls: {
      confirmed: withOutcome(row.returnUrl, { modal: 'deposit-3ds-success', met: cardMethodName }),
      declined: withOutcome(row.returnUrl, { modal: 'deposit-failed', ...outcome }),
      cancelled: withOutcome(row.returnUrl, { modal: 'deposit-cancel', ...outcome }),
    },
  });
  return asDeposit(await settle(services, charge));
}

/** Settles a deposit and, when that moved it on, tells the player's sockets after the commit. */
async function settle(services: Services, charge: Charge): Promise<DepositRow> {
  const { database, clock, live } = services;
  const { row, moved } = await settleDeposit(database, charge, clock.now());
  if (!moved) return row;
  if (row.status === 'completed') await tellDeposit(services, row);
  if (row.status === 'failed' || row.status === 'declined')
    live.tell(row.playerId, 'failedDeposit', {
      method: cardMethodName,
      depositId: row.id,
      ...(row.errorCode !== null && { errorCode: row.errorCode }),
    });
  return row;
}

async function tellDeposit({ database, live }: Services, row: DepositRow): Promise<void> {
  const { playerId, currencyCode } = row;
  const amount = shown(row.amount, currencyCode);
  const credit = { amount, currencyCode, at: row.settledAt?.toISOString() };
  const events = balanceEvents(await readWallet(database, { id: playerId, currencyCode }));
  live.tell(playerId, 'deposit', {
    count: await countCompletedDeposits(database, playerId),
    depositId: row.id,
    amount,
  });
  live.tell(playerId, 'credit', credit);
  live.tell(playerId, 'wallet:credit', credit);
  live.tell(playerId, 'wallet:balance', events['wallet:balance']);
  live.tell(playerId, 'balance', events.balance);
}

/** A card token is good for half an hour: a deposit older than that without a charge will never get one. */
const unchargedMinutes = 60;

/** Closes deposits whose request died before it reached the provider and was never sent again. Money never moved. */
export async function closeUncharged({ database, clock, provider }: Services): Promise<void> {
  const stale = await database
    .select({ id: deposits.id })
    .from(deposits)
    .where(
      and(
        eq(deposits.status, 'pending'),
        lt(deposits.createdAt, minutesFrom(clock.now(), -unchargedMinutes)),
      ),
    );
  for (const { id } of stale)
    if (!(await provider.knows(id)))
      await database
        .update(deposits)
        .set({ status: 'failed', errorCode: 'TRANSACTION_FAILED', settledAt: clock.now() })
        .where(and(eq(deposits.id, id), eq(deposits.status, 'pending')));
}
