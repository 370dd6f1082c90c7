import * as v from 'valibot';
import {
  cancelDeposit,
  createDeposit,
  deposit as depositSchema,
  getDeposit,
  getPayments,
  getPendingDeposits,
  threeDsWebhook,
} from '@casino-kit/api-contract';
import { ApiError, reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type LoggedInPlayer } from '../identity/sessions.js';
import {
  beginIdempotent,
  findIdempotentResult,
  completeIdempotent,
  rejectIdempotent,
} from '../idempotency/idempotency.js';
import { ProviderSilent } from '../payment-protocol/payment-provider.js';
import { askLimitFile } from '../protection/ask-limit-file.js';
import { noteClosedDeposits } from '../protection/deposit-guard.js';
import { askRegister } from '../protection/ask-register.js';
import { rejectExcluded } from '../protection/excluded.js';
import { type Services } from '../services.js';
import { parseCurrency } from '../settings/places.js';
import { countCompletedDeposits } from './completed-deposits.js';
import { readDeposit } from './deposit-request.js';
import { withinDepositLimits } from './depositor.js';
import {
  addDeposit,
  toDeposit,
  type DepositRow,
  depositsInProgress,
  findOwnDeposit,
  isInProgress,
} from './deposits.js';
import { paymentMethodsIn } from './method-catalogue.js';
import { pay } from './pay.js';
import { savedCardRoutes } from './saved-cards.js';
import { settle } from './settle.js';
import { refreshFromProvider } from './sweep.js';

/** Returns a player's deposit by its id or its reference. @throws ApiError NOT_FOUND, also for those of others */
async function ownDeposit(
  { database }: Services,
  player: LoggedInPlayer,
  called: string,
): Promise<DepositRow> {
  const row = await findOwnDeposit(database, player.id, called);
  if (row === undefined) throw reject('NOT_FOUND', 'There is no such deposit.');
  return row;
}

/** Deposits (§4, §7, §8). */
export function paymentRoutes(routes: EndpointRoutes, services: Services): void {
  const { serve } = routes;
  const { clock, database, sessions, persons, provider, configuration } = services;

  serve(getPayments, async ({ query, language }) => {
    const currencyCode = parseCurrency(query.currencyCode) ?? query.currencyCode;
    const paused = await provider.pausedKinds();
    return { payments: paymentMethodsIn(currencyCode, configuration.publicUrl, paused, language) };
  });

  serve(createDeposit, async (call) => {
    const player = await sessions.require(call.bearer);
    const identity = {
      owner: `player:${player.id}`,
      key: call.idempotencyKey,
      bodyHash: call.contentHash('deposit'),
    };
    const begin = async () => {
      const now = clock.now();
      const isFirst = (await countCompletedDeposits(database, player.id)) === 0;
      await persons.check(player.id, { likely: isFirst }, now);
      await askRegister(services, player.id, 'deposit', now);
      const elsewhere = await askLimitFile(services, player.id, now);
      await rejectExcluded(database, player.id, now);
      const asked = await readDeposit(services, player, call);
      const begun = await beginIdempotent(
        database,
        identity,
        asked.createdAt,
        asked.id,
        async (transaction) => {
          await withinDepositLimits(
            transaction,
            player,
            { amount: asked.amount, elsewhere },
            asked.createdAt,
          );
          await addDeposit(transaction, asked);
        },
      );
      return begun.kind === 'new' ? { kind: 'unfinished' as const, reference: asked.id } : begun;
    };
    // An earlier request is not validated again: since then, a card's token may have expired or been used by a twin.
    const begun =
      (await findIdempotentResult(database, identity)) ??
      (await begin().catch(async (rejection: unknown) => {
        if (!(rejection instanceof ApiError)) throw rejection;
        if (rejection.code === 'PAYMENT_LIMIT_THRESHOLD')
          await noteClosedDeposits(database, player.id, clock.now());
        return rejectIdempotent(database, identity, clock.now(), rejection);
      }));
    if (begun.kind === 'done') {
      const kept = v.parse(depositSchema, begun.response);
      if (!isInProgress(kept)) return kept;
      return v.parse(
        depositSchema,
        toDeposit(await ownDeposit(services, player, kept.depositId), call.language),
      );
    }
    const { row, known } = await pay(services, begun.reference, call.language);
    const response = toDeposit(row, call.language);
    // Without a response of the provider the request is not complete: the same one may be sent again.
    return v.parse(depositSchema, known ? await completeIdempotent(database, identity, response) : response);
  });

  serve(getDeposit, async ({ param, bearer, language }) => {
    const player = await sessions.require(bearer);
    const row = await ownDeposit(services, player, param('depositId'));
    return toDeposit(await refreshFromProvider(services, row), language);
  });

  serve(getPendingDeposits, async ({ bearer, language }) => {
    const player = await sessions.require(bearer);
    const current: DepositRow[] = [];
    for (const row of await depositsInProgress(database, player.id))
      current.push(await refreshFromProvider(services, row));
    return { deposits: current.filter(isInProgress).map((row) => toDeposit(row, language)) };
  });

  serve(cancelDeposit, async ({ param, bearer, language }) => {
    const player = await sessions.require(bearer);
    const row = await ownDeposit(services, player, param('depositId'));
    if (!isInProgress(row)) return toDeposit(row, language);
    try {
      return toDeposit((await settle(services, await provider.cancel(row.id))) ?? row, language);
    } catch (error) {
      if (!(error instanceof ProviderSilent)) throw error;
      throw reject('UNAVAILABLE', 'The payment provider does not answer. Please try again.');
    }
  });

  serve(threeDsWebhook, async ({ body, bearer, language }) => {
    const charge = await provider.findResult(body.PaReq, body.MD);
    if (charge === undefined) throw reject('NOT_FOUND', 'There is no such challenge.');
    const row = await settle(services, charge);
    const player = await sessions.find(bearer);
    return row !== undefined && row.playerId === player?.id ? toDeposit(row, language) : null;
  });

  savedCardRoutes(routes, services);
}
