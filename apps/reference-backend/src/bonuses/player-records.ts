import { type Amount } from '@casino-kit/money';
import { type Database } from '../database/database.js';

/** What rules of bonuses need of a player's deposits and rounds, which this folder does not know. */
export interface PlayerRecords {
  /** Returns how many deposits of a player have been posted. */
  countCompletedDeposits(database: Database, playerId: number): Promise<number>;
  /** Returns what a player has lost of their own money in their currency since an instant; negative after a net win. */
  netLossSince(
    database: Database,
    player: { id: number; currencyCode: string },
    since: Date,
  ): Promise<Amount>;
}
