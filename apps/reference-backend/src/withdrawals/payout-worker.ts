import { type Services } from '../services.js';
import { tellBalances } from '../wallets/tell-balances.js';
import { moveDueOn } from './move-on.js';
import { type WithdrawalRow } from './request-withdrawal.js';

const everyMs = 15_000;

type Told = Pick<Services, 'database' | 'live'>;

/** Tells a player's sockets that a withdrawal has moved on, after the commit. */
export async function tellWithdrawal(
  services: Told,
  row: Pick<WithdrawalRow, 'id' | 'playerId' | 'status'>,
): Promise<void> {
  services.live.tell(row.playerId, 'withdrawal', { withdrawalId: row.id, status: row.status });
  await tellBalances(services, row.playerId);
}

/** Moves on what is due, of all players or of one, and tells their sockets. */
export async function movePayoutsOn(
  services: Told & Pick<Services, 'clock'>,
  playerId?: number,
): Promise<void> {
  const { database, clock } = services;
  for (const row of await moveDueOn(database, clock.now(), playerId)) await tellWithdrawal(services, row);
}

/** Moves withdrawals on by the clock for as long as a node runs. */
export interface PayoutWorker {
  start(): void;
  /** Stops, and lets what is under way finish. */
  stop(): Promise<void>;
}

export function createPayoutWorker(services: Told & Pick<Services, 'clock' | 'log'>): PayoutWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const work = () => {
    running ??= movePayoutsOn(services)
      .catch((error: unknown) => {
        services.log.warn(
          { name: error instanceof Error ? error.name : 'unknown' },
          'withdrawals not moved on',
        );
      })
      .finally(() => {
        running = undefined;
      });
  };
  return {
    start() {
      work();
      timer = setInterval(work, everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
