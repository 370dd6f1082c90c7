import { type PlayerRecords } from '../bonuses/player-records.js';
import { netLossSince } from '../rounds/net-loss.js';
import { countCompletedDeposits } from './completed-deposits.js';

/** The deposits and rounds that rules of bonuses look at. */
export const playerRecords: PlayerRecords = { countCompletedDeposits, netLossSince };
