import { sql, type SQL } from 'drizzle-orm';
import { loginDevices, players } from '../identity/tables.js';
import { deposits } from '../payments/tables.js';
import { rounds } from '../rounds/tables.js';

/** A statement in which `r` is a row of `referrals` and `f` the friend's row of `players`. */

/**
 * Whether the friend is the referrer: they have logged in on the same device, or have the same name and date of birth.
 * Nothing is shared for such a friend.
 */
export const isOwnFriend: SQL<boolean> = sql<boolean>`(
  exists (
    select 1 from ${loginDevices} mine join ${loginDevices} theirs on theirs.device_hash = mine.device_hash
    where mine.player_id = r.referrer_id and theirs.player_id = r.friend_id)
  or exists (
    select 1 from ${players} me
    where me.id = r.referrer_id and me.first_name <> '' and me.last_name <> ''
      and lower(me.first_name) = lower(f.first_name) and lower(me.last_name) = lower(f.last_name)
      and me.date_of_birth = f.date_of_birth))`;

/** Whether the friend has made a deposit. */
export const hasDeposited: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${deposits} d where d.player_id = r.friend_id and d.status = 'completed')`;

/** Whether the friend has played for cash. */
export const hasPlayed: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${rounds} g where g.player_id = r.friend_id and g.stake > g.bonus_stake)`;
