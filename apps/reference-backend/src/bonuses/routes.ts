import * as v from 'valibot';
import {
  activateBonus,
  cancelBonus,
  checkCoupon,
  getAllBonus,
  getClubRewards,
  getUserBonuses,
  isCashbackOffered,
  userBonus,
} from '@casino-kit/api-contract';
import { isCalendarDate, isTimeZone, startOfDate } from '@casino-kit/calendar-dates';
import { minutesFrom } from '../clock.js';
import { reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { lockPlayer } from '../identity/lock-player.js';
import { readPlayerRow } from '../identity/read-player-row.js';
import { runIdempotent } from '../idempotency/idempotency.js';
import { type Services } from '../services.js';
import { type BrandFields } from '../settings/brand-fields.js';
import { getPolicy, getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { currencyCodes, parseCurrency } from '../settings/places.js';
import { emitBalances } from '../wallets/emit-balances.js';
import { lockProtection } from '../protection/lock-protection.js';
import { rejectExcluded, rejectIfExcluded } from '../protection/excluded.js';
import { grantBonus, getActivationRules, unified } from './activate.js';
import { readClubRewards } from './club-rewards.js';
import { readCoupon, redeemCoupon } from './coupons.js';
import { offerIn } from './offers-in-currency.js';
import { readOffersFor } from './offers-for-player.js';
import { findOffer, readOffers } from './offers-now.js';
import { toUserBonus, endBonus, openBonuses, readPlayerBonuses } from './player-bonuses.js';
import { type PlayerRecords } from './player-records.js';

const toPage = ({ pageNo, limit }: { pageNo: number; limit: number }) => ({
  page: Math.max(1, Math.trunc(pageNo)),
  limit: Math.min(100, Math.max(1, Math.trunc(limit))),
});

/** Returns the instant that a calendar requests, or now. A time without a zone is one of the player's clock. */
function parseInstant(asked: string | undefined, timeZone: string | undefined, now: Date): Date {
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):\d{2}$/.exec(asked ?? '') ?? [];
  if (isCalendarDate(day) && timeZone !== undefined && isTimeZone(timeZone)) {
    return minutesFrom(startOfDate(day, timeZone), Number(hours) * 60 + Number(minutes));
  }
  const at = new Date(asked ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? now : at;
}

/** What routes of bonuses need from elsewhere. */
export interface BonusReads {
  records: PlayerRecords;
  /** The brand's settings, read once for everyone: for what is shown, not for what is granted. */
  shownSettings: () => Promise<Partial<BrandFields>>;
}

/** Offers, rewards of the VIP club, activating and forfeiting bonuses, and coupons (§3, §4, §7). */
export function bonusRoutes(
  { serve }: EndpointRoutes,
  services: Services,
  { records, shownSettings }: BonusReads,
): void {
  const { database, clock, sessions } = services;

  serve(getAllBonus, async ({ query, bearer, language }) => {
    const player = await sessions.find(bearer);
    const currencyCode = player?.currencyCode ?? parseCurrency(query.currencyCode ?? '') ?? currencyCodes[0];
    const { page, limit } = toPage(query);
    const now = clock.now();
    const timeZone = query.timeZone !== undefined && isTimeZone(query.timeZone) ? query.timeZone : 'UTC';
    // The calendar requests future days: who can have an offer then is not known yet.
    const isCalendar = query.calendarDateTime !== undefined || query.dayOfWeek !== undefined;
    const isOne = query.bonusId !== undefined;
    const offers =
      query.bonusId !== undefined
        ? [await findOffer(database, query.bonusId)].flatMap((row) => row ?? [])
        : await readOffers(database, {
            now: parseInstant(query.calendarDateTime, query.timeZone, now),
            isDeposit: query.isDeposit,
            type: query.type,
            dayOfWeek: query.dayOfWeek,
          });
    const settings = await shownSettings();
    const { wageringCap } = getPolicy(settings);
    const rules = getProtectionPolicy(settings);
    const offersById =
      player === undefined || isCalendar
        ? undefined
        : await readOffersFor(database, player.id, offers, { now, timeZone, rules, records });
    const shown = offers
      .map((row) => ({
        ...offerIn(row, currencyCode, query.language ?? language, wageringCap),
        ...(offersById?.get(row.id) ?? { refusal: null, cashback: null }),
      }))
      .filter(
        ({ refusal, type }) =>
          isOne ||
          // Nothing more is offered to who has had the only one, or may have none; nor what the brand does not have.
          ((type !== 'instant_cashback' || isCashbackOffered(settings.theme ?? '')) &&
            refusal?.code !== 'ONE_BONUS_ONLY' &&
            refusal?.code !== 'NOT_OFFERED' &&
            (query.isDeposit !== true || refusal === null)),
      );
    const rows = isOne ? shown : shown.slice((page - 1) * limit, page * limit);
    return { bonus: { count: shown.length, rows } };
  });

  serve(getUserBonuses, async ({ query, bearer, language }) => {
    const { id } = await sessions.require(bearer);
    await database.transaction((transaction) => openBonuses(transaction, id, clock.now()));
    const { count, rows } = await readPlayerBonuses(database, id, { state: query.state, ...toPage(query) });
    return { count, rows: rows.map((row) => toUserBonus(row, language)) };
  });

  serve(getClubRewards, async ({ bearer }) => {
    const { id } = await sessions.require(bearer);
    const rules = getProtectionPolicy(await shownSettings());
    const player = await readPlayerRow(database, id);
    return { rewards: await readClubRewards(database, player, { now: clock.now(), rules }) };
  });

  serve(activateBonus, async (call) => {
    const { body, language } = call;
    const { id } = await sessions.require(call.bearer);
    const rules = getActivationRules(await readBrandSettings(database));
    const now = clock.now();
    const timeZone = isTimeZone(body.timeZone) ? body.timeZone : 'UTC';
    const identity = {
      owner: `player:${id}`,
      key: call.idempotencyKey,
      bodyHash: call.contentHash('bonus'),
    };
    const { response, fresh } = await runIdempotent(
      database,
      identity,
      now,
      async (transaction) => {
        const player = await lockPlayer(transaction, id);
        rejectIfExcluded((await lockProtection(transaction, id)).row, now);
        const coupon =
          body.couponCode === undefined ? undefined : await readCoupon(transaction, body.couponCode, id, now);
        const offer = coupon?.offer ?? (await findOffer(transaction, body.bonusId ?? ''));
        if (offer === undefined) throw unified(body.bonusId ?? '0', id);
        const row = await grantBonus(
          transaction,
          {
            player,
            offer,
            timeZone,
            now,
            records,
            ...rules,
            ...(coupon && { couponCode: coupon.code }),
          },
          body.cancelActiveBonus === true ? 'all' : [],
        );
        if (coupon !== undefined) await redeemCoupon(transaction, coupon.code, id, now);
        return toUserBonus(row, language);
      },
      (kept) => v.parse(userBonus, kept),
    );
    if (fresh) await emitBalances(services, id);
    return response;
  });

  serve(cancelBonus, async ({ param, bearer, language }) => {
    const { id } = await sessions.require(bearer);
    const now = clock.now();
    const ended = await database.transaction(async (transaction) => {
      const active = await openBonuses(transaction, id, now);
      const row = active.find((bonus) => bonus.id === param('userBonusId'));
      return row && endBonus(transaction, row, 'cancelled', now);
    });
    if (ended === undefined) throw reject('NOT_FOUND', 'There is no such active bonus.');
    await emitBalances(services, id);
    return toUserBonus(ended, language);
  });

  serve(checkCoupon, async ({ body, bearer, language }) => {
    const player = await sessions.require(bearer);
    await rejectExcluded(database, player.id, clock.now());
    const { code, offer: row } = await readCoupon(database, body.couponCode, player.id, clock.now());
    const { wageringCap } = getPolicy(await shownSettings());
    const offer = offerIn(row, player.currencyCode, language, wageringCap);
    return {
      couponCode: code,
      title: offer.name ?? code,
      percent: offer.depositBonusPercent ? Number(offer.depositBonusPercent) : null,
      amount: offer.cashAmount ?? null,
      minDeposit: offer.minimumDeposit ?? null,
      bonusId: offer.id,
      type: row.type,
      bonus: offer,
    };
  });
}
