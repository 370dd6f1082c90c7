import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type createDeposit, type PaymentMethod } from '@casino-kit/api-contract';
import { depositDetailsSchemas } from '@casino-kit/api-contract/field-rules';
import { isTimeZone } from '@casino-kit/calendar-dates';
import { compare, decimalPlaces, isAmount, isPositive, truncate } from '@casino-kit/money';
import { getActivationRules, getActivationRejection, getBonusKind } from '../bonuses/activate.js';
import { readCoupon } from '../bonuses/coupons.js';
import { findOffer } from '../bonuses/offers-now.js';
import { offerIn } from '../bonuses/offers-in-currency.js';
import { readActiveBonuses } from '../bonuses/player-bonuses.js';
import { invalid, reject } from '../http/api-error.js';
import { type Call } from '../http/endpoint-route.js';
import { readPlayerRow } from '../identity/read-player-row.js';
import { type LoggedInPlayer } from '../identity/sessions.js';
import { type Payment } from '../payment-protocol/charge.js';
import { type Services } from '../services.js';
import { readBrandSettings } from '../settings/brand-settings.js';
import { allowedToDeposit } from './depositor.js';
import { type OfferedMethod, paymentMethodsIn } from './method-catalogue.js';
import { toCustomerId } from './pay.js';
import { playerRecords } from './player-records.js';
import { returnUrl } from './return-path.js';
import { type deposits } from './tables.js';

type Body = Call<typeof createDeposit>['body'];

/**
 * Parses the amount of a deposit, in major units with at most the decimals of its currency.
 * @throws ApiError AMOUNT_BELOW_ZERO, PAYMENT_PROVIDER_LIMIT_THRESHOLD with `min` and `max`, VALIDATION
 */
export function readDepositAmount(
  amount: string,
  { minAmount, maxAmount }: { minAmount: string; maxAmount: string },
  currencyCode: string,
): string {
  if (!isAmount(amount) || !isPositive(amount))
    throw reject('AMOUNT_BELOW_ZERO', 'The amount must be more than zero.', {
      fields: { amount: 'More than zero' },
    });
  if (compare(amount, minAmount) < 0 || compare(amount, maxAmount) > 0)
    throw reject(
      'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
      `The amount must be from ${minAmount} to ${maxAmount}.`,
      {
        params: { min: minAmount, max: maxAmount },
        fields: { amount: `From ${minAmount} to ${maxAmount}` },
      },
    );
  const cut = truncate(amount, decimalPlaces(currencyCode));
  if (compare(cut, amount) !== 0) throw invalid({ amount: 'form.validation.invalid.format' });
  return cut;
}

/** Parses what a kind of payment needs besides amount and card. @throws ApiError VALIDATION with text keys by field */
function readDetails<S extends v.GenericSchema>(schema: S, body: Body): v.InferOutput<S> {
  const { network = '', cpf = '', skrillEmail = '' } = body;
  const parsed = v.safeParse(schema, { network, cpf, skrillEmail });
  if (parsed.success) return parsed.output;
  throw invalid(Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])));
}

/** Returns the network of a crypto deposit, with the minimum it adds to that of the method. */
function readNetwork(method: PaymentMethod, body: Body) {
  const { network } = readDetails(depositDetailsSchemas.crypto, body);
  const found = method.networks.find(({ id }) => id === network);
  if (found === undefined) throw invalid({ network: 'form.network.required' });
  return found;
}

/** Returns how the player pays, for the provider. @throws ApiError VALIDATION */
function readPayment(method: OfferedMethod, body: Body): Payment {
  switch (method.paymentMethod) {
    case 'card':
      return body.cardId === undefined
        ? { kind: 'card', keep: body.keepCard ?? false }
        : { kind: 'card', cardId: body.cardId };
    case 'crypto': {
      const { id, asset, confirmations } = readNetwork(method, body);
      return { kind: 'crypto', network: id, asset, confirmations };
    }
    case 'cpf':
      return { kind: 'cpf', ...readDetails(depositDetailsSchemas.cpf, body) };
    case 'skrill':
      return { kind: 'skrill', ...readDetails(depositDetailsSchemas.skrill, body) };
    case 'upi':
    case 'carouseller':
    case 'netbanking':
    case 'bank':
      return { kind: method.paymentMethod };
  }
}

/** Returns the range of a method in its currency; crypto networks may require more. */
function getAmountRange({ minAmount, maxAmount, networks }: PaymentMethod, payment: Payment) {
  const network = payment.kind === 'crypto' ? networks.find(({ id }) => id === payment.network) : undefined;
  const least = [minAmount, network?.minAmount].reduce<string>(
    (most, min) => (min !== null && min !== undefined && compare(min, most) > 0 ? min : most),
    '0',
  );
  return { minAmount: least, maxAmount: maxAmount ?? least };
}

/** Returns the card of a deposit as shown to the player. @throws ApiError VALIDATION when it must be entered again */
async function readCard({ provider }: Services, player: LoggedInPlayer, payment: Payment, body: Body) {
  if (payment.kind !== 'card') return {};
  if ('cardId' in payment) {
    const cards = await provider.keptCards(toCustomerId(player.id));
    const kept = cards.find(({ id }) => id === payment.cardId);
    if (kept === undefined) throw invalid({ cardId: 'form.card.required' });
    return { cardBrand: kept.brand, cardLast4: kept.last4 };
  }
  const card = await provider.findCard(body.cardToken ?? '');
  if (card === undefined) throw invalid({ cardToken: 'Please enter the card again' });
  return { cardToken: card.cardToken, cardBrand: card.brand, cardLast4: card.last4 };
}

/**
 * Returns the bonus for a deposit of an amount, by its id or by a coupon, and the active one that is forfeited for it.
 * @throws ApiError COUPON_NOT_APPLIED, COUPON_ALREADY_REDEEMED, a code of the bonus catalogue, VALIDATION at `bonusId`
 */
async function readRewards(
  { database, clock }: Services,
  player: LoggedInPlayer,
  { bonusId, couponCode, cancelActiveBonus, timeZone }: Body,
  amount: string,
) {
  const now = clock.now();
  const typed = couponCode?.trim() ?? '';
  const coupon = typed === '' ? undefined : await readCoupon(database, typed, player.id, now);
  const wanted = bonusId?.trim() ?? '';
  if (coupon === undefined && wanted === '') return {};
  const offer = coupon?.offer ?? (await findOffer(database, wanted));
  if (offer?.type !== 'deposit')
    throw coupon === undefined
      ? invalid({ bonusId: 'form.validation.invalid.format' })
      : reject('COUPON_NOT_APPLIED', 'This coupon is not for deposits.', {
          fields: { couponCode: 'form.validation.invalid.format' },
        });
  const { minimumDeposit } = offerIn(offer, player.currencyCode, 'en', null);
  if (minimumDeposit && compare(amount, minimumDeposit) < 0)
    throw invalid({ bonusId: 'form.validation.invalid.format' });
  const settings = await readBrandSettings(database);
  const account = await readPlayerRow(database, player.id);
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC';
  const active = await readActiveBonuses(database, player.id);
  const replaced = active.find(({ kind }) => kind === getBonusKind(offer) && cancelActiveBonus === true);
  const rejection = await getActivationRejection(
    database,
    {
      player: account,
      offer,
      timeZone: zone,
      now,
      records: playerRecords,
      ...getActivationRules(settings),
      deposit: { id: '', amount },
      ...(coupon && { couponCode: coupon.code }),
    },
    active.filter((bonus) => bonus !== replaced),
  );
  if (rejection !== undefined) throw rejection;
  return {
    bonusId: offer.id,
    couponCode: coupon?.code ?? null,
    replacesBonusId: replaced?.id ?? null,
    timeZone: zone,
  };
}

/**
 * Validates a deposit request and returns the row for it.
 * @throws ApiError the rejections of §8 that the casino itself makes, and VALIDATION by field
 */
export async function readDeposit(
  services: Services,
  player: LoggedInPlayer,
  { body, origin }: Call<typeof createDeposit>,
): Promise<typeof deposits.$inferInsert> {
  const { configuration, clock, provider } = services;
  const { currencyCode } = player;
  const paused = await provider.pausedKinds();
  const method = paymentMethodsIn(currencyCode, configuration.publicUrl, paused).find(
    ({ id }) => id === body.paymentMethodId,
  );
  if (method === undefined) throw invalid({ paymentMethodId: 'form.validation.invalid.format' });
  if (body.currencyCode.toUpperCase() !== currencyCode)
    throw reject('PAYMENT_SERVICE_ERROR', 'This currency cannot be paid in by this method.', {
      fields: { currencyCode: 'form.currency.required' },
    });
  await allowedToDeposit(services, player, method);
  if (method.paused) throw reject('PROVIDER_ERROR', 'The provider takes nothing at the moment.');
  const payment = readPayment(method, body);
  const amount = readDepositAmount(body.amount, getAmountRange(method, payment), currencyCode);
  const shell = configuration.shellUrls.find((url) => url === origin) ?? configuration.shellUrls[0];
  const now = clock.now();
  return {
    id: randomUUID(),
    playerId: player.id,
    methodId: method.id,
    methodKind: payment.kind,
    methodTitle: method.title ?? method.name,
    amount,
    currencyCode,
    status: 'pending',
    ...(await readCard(services, player, payment, body)),
    details: payment,
    ...(await readRewards(services, player, body, amount)),
    returnUrl: returnUrl(body.returnPath, shell).href,
    createdAt: now,
  };
}
