import { grantBonus, type ActivationRules, unified } from '../bonuses/activate.js';
import { readCoupon, redeemCoupon } from '../bonuses/coupons.js';
import { findOffer } from '../bonuses/offers-now.js';
import { type Database } from '../database/database.js';
import { ApiError } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { rejectExcluded } from '../protection/excluded.js';
import { type DepositRow } from './deposits.js';
import { playerRecords } from './player-records.js';

/**
 * Grants the bonus that a deposit requested, in the transaction that posts its money. When it can no longer be granted,
 * the deposit stays as it is.
 * @returns the code (§8) of the reason it was not granted; null when it was, or when none was requested
 */
export async function giveDepositBonus(
  transaction: Database,
  row: DepositRow,
  now: Date,
  rules: ActivationRules,
): Promise<string | null> {
  const { bonusId, couponCode, timeZone, replacesBonusId } = row;
  if (bonusId === null) return null;
  try {
    await transaction.transaction(async (savepoint) => {
      const player = await lockPlayer(savepoint, row.playerId);
      await rejectExcluded(savepoint, player.id, now);
      const coupon =
        couponCode === null ? undefined : await readCoupon(savepoint, couponCode, player.id, now);
      const offer = coupon?.offer ?? (await findOffer(savepoint, bonusId));
      if (offer === undefined) throw unified(bonusId, player.id);
      await grantBonus(
        savepoint,
        {
          // The deposit's currency may no longer be the active one.
          player: { ...player, currencyCode: row.currencyCode },
          offer,
          timeZone,
          now,
          records: playerRecords,
          ...rules,
          deposit: { id: row.id, amount: row.amount },
          ...(couponCode !== null && { couponCode }),
        },
        replacesBonusId === null ? [] : [replacesBonusId],
      );
      if (coupon !== undefined) await redeemCoupon(savepoint, coupon.code, player.id, now);
    });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}
