import { type CrashRound } from '@casino-kit/api-contract';
import { ApiError } from '../http/api-error.js';
import { type TableDoor } from '../live/table-rooms.js';
import { rejectIfClosed } from '../protection/excluded.js';
import { findIdleLaunches } from '../rounds/launch.js';
import { type Services } from '../services.js';
import { type CrashTables } from './crash-tables.js';
import { requireCrash } from './seat.js';

/** What sockets of crash need. They are created before the services, so those are looked up when a socket connects. */
export function createCrashDoor(
  parts: () => { services: Services; crash: CrashTables },
): TableDoor<CrashRound> {
  return {
    async admit(token) {
      const { services } = parts();
      try {
        const { launch, owner } = await requireCrash(services, token);
        rejectIfClosed(launch.exclusion, services.clock.now());
        return {
          slug: launch.gameSlug,
          owner,
          launchId: launch.id,
          sessionKey: launch.mode === 'real' ? launch.sessionKey : null,
        };
      } catch (error) {
        if (error instanceof ApiError) return error.code;
        throw error;
      }
    },
    findIdle: (launchIds) => {
      const { database, clock } = parts().services;
      return findIdleLaunches(database, launchIds, clock.now());
    },
    getPhase: (slug) => parts().crash.expected(slug),
    getPhaseKey: ({ roundId, phase }) => `${roundId} ${phase}`,
    readRound: (slug) => parts().crash.readRound(slug),
  };
}
