import { type Database } from '../database/database.js';
import { type PlayerRow } from './wire-player.js';

/** An exclusion that now closes an account because another of the same person is excluded. */
export interface LinkedExclusion {
  playerId: number;
  exclusionIds: readonly string[];
}

/** Applies exclusions to persons, whatever account they use (decision 77). */
export interface PersonGuard {
  /** Makes changes of persons run one after the other: call it first in a transaction, before any row is locked. */
  lock(transaction: Database): Promise<void>;
  /**
   * Compares a new account with those of excluded persons; a likely match is held for the operator, or noted.
   * @throws ApiError PERSON_EXCLUDED (409)
   */
  admit(transaction: Database, playerId: number, now: Date): Promise<void>;
  /** Compares an account again after a change, in the transaction of the change. `before` is what it said until then. */
  follow(
    transaction: Database,
    playerId: number,
    before: PlayerRow | null,
    now: Date,
  ): Promise<LinkedExclusion[]>;
  /** Compares an account that has not changed: with `likely` also for likely matches. */
  check(playerId: number, options: { likely: boolean }, now: Date): Promise<void>;
  /** Tells the open pages of the accounts, once the transaction is committed. */
  announce(linked: readonly LinkedExclusion[]): void;
}
