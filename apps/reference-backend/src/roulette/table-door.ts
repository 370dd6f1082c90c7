import { type LiveRound } from '@casino-kit/api-contract';
import { type TableDoor } from '../live/table-rooms.js';
import { createLaunchDoor } from '../rounds/launch-door.js';
import { type Services } from '../services.js';
import { type LiveTables } from './live-tables.js';
import { requireSeat } from './seat.js';
import { phaseAt, roundAt, toRoundId } from './timeline.js';

/** What sockets of live tables need. They are created before the services, so those are looked up when a socket connects. */
export function createTableDoor(
  parts: () => { services: Services; tables: LiveTables },
): TableDoor<LiveRound> {
  return {
    ...createLaunchDoor(() => parts().services, requireSeat),
    getPhase(slug) {
      const now = parts().services.clock.now();
      const round = roundAt(slug, now);
      const { phase, until } = phaseAt(round, now);
      return { key: `${toRoundId(round)} ${phase}`, leftMs: until.getTime() - now.getTime() };
    },
    async readRound(slug) {
      const { services, tables } = parts();
      const now = services.clock.now();
      // Frames show the payout when the wheel stops: it should not wait for the job.
      if (phaseAt(roundAt(slug, now), now).phase === 'rest') await tables.settle(slug);
      return tables.readRound(slug);
    },
  };
}
