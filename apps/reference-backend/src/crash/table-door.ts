import { type CrashRound } from '@casino-kit/api-contract';
import { type TableDoor } from '../live/table-rooms.js';
import { createLaunchDoor } from '../rounds/launch-door.js';
import { type Services } from '../services.js';
import { type CrashTables } from './crash-tables.js';
import { requireCrash } from './seat.js';

/** What sockets of crash need. They are created before the services, so those are looked up when a socket connects. */
export function createCrashDoor(
  parts: () => { services: Services; crash: CrashTables },
): TableDoor<CrashRound> {
  return {
    ...createLaunchDoor(() => parts().services, requireCrash),
    getPhase: (slug) => parts().crash.expected(slug),
    getPhaseKey: ({ roundId, phase }) => `${roundId} ${phase}`,
    readRound: (slug) => parts().crash.readRound(slug),
  };
}
