import { type PlayMarker, type PlayMarkers } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { harmMarkers } from './harm-markers.js';
import { readPlayHistory } from './read-play-history.js';

/** Returns a marker with its amounts in the decimals of a currency. */
function inScale(marker: PlayMarker, currencyCode: string): PlayMarker {
  const scaled = (amount: string) => toCurrencyScale(amount, currencyCode);
  switch (marker.kind) {
    case 'chasing-losses':
    case 'cancelled-withdrawals':
      return { ...marker, amount: scaled(marker.amount) };
    case 'rising-deposits':
      return { ...marker, amount: scaled(marker.amount), weeklyBefore: scaled(marker.weeklyBefore) };
    default:
      return marker;
  }
}

/** Returns what a player's own history shows now; nothing of it is stored. `timeZone` as in {@link readPlayHistory}. */
export async function readPlayMarkers(
  database: Database,
  playerId: number,
  at: { timeZone?: string | undefined; now: Date },
): Promise<PlayMarkers> {
  const history = await readPlayHistory(database, playerId, at);
  const { currencyCode } = history;
  return { currencyCode, markers: harmMarkers(history).map((marker) => inScale(marker, currencyCode)) };
}
