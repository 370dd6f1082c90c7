import { ApiError } from '../http/api-error.js';
import { rejectIfClosed } from '../protection/excluded.js';
import { type Services } from '../services.js';
import { findIdleLaunches, type Launch } from './launch.js';

/** Who may enter a shared table with the token of a launch, and for how long. */
export interface LaunchDoor {
  /** Returns the seat of a launch token, or the code of why there is none. */
  admit(
    token: string | undefined,
  ): Promise<{ slug: string; owner: string; launchId: string; sessionKey: string | null } | string>;
  /** Returns those of some launches that have expired. */
  findIdle(launchIds: readonly string[]): Promise<string[]>;
}

/**
 * Creates the door of a kind of tables, whose seats `requireSeat` finds. Services are looked up when a socket connects: they
 * are created after the sockets.
 */
export function createLaunchDoor(
  getServices: () => Services,
  requireSeat: (services: Services, token: string | undefined) => Promise<{ launch: Launch; owner: string }>,
): LaunchDoor {
  return {
    async admit(token) {
      const services = getServices();
      try {
        const { launch, owner } = await requireSeat(services, token);
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
    findIdle(launchIds) {
      const { database, clock } = getServices();
      return findIdleLaunches(database, launchIds, clock.now());
    },
  };
}
