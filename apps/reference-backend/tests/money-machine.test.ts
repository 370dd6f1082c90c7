import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkAll } from './support/money-machine/check-all.js';
import { startMachineNodes } from './support/money-machine/machine-nodes.js';
import { newTally, runMoneyMachine } from './support/money-machine/machine-run.js';
import { isPostgres } from './support/databases.js';

const wanted = Number(process.env['MONEY_RUNS'] ?? 60);
/** This many runs share the same players. */
const runsTogether = Math.min(wanted, 5);
/** Player n uses this seed plus n. To repeat some, set it to the printed number and MONEY_RUNS to 5. */
const firstSeed = Number(process.env['MONEY_SEED'] ?? randomInt(1_000_000_000));

describe('money', () => {
  it(
    'is neither created nor lost by faults',
    async () => {
      const nodes = await startMachineNodes();
      const tally = newTally();
      const start = performance.now();
      const rounds = Math.ceil(wanted / runsTogether);
      const play = (seed: number) =>
        runMoneyMachine(nodes, { seed, runs: runsTogether }, tally).catch((error: unknown) => {
          throw new Error(`MONEY_SEED=${seed}`, { cause: error });
        });
      try {
        for (let round = 0; round < rounds; round += nodes.lanes) {
          nodes.clock.shiftTo(0);
          const lanes = Math.min(nodes.lanes, rounds - round);
          const played = await Promise.allSettled(
            Array.from({ length: lanes }, (_, lane) => play(firstSeed + round + lane)),
          );
          // The nodes are closed only after every lane has ended.
          const failed = played.find((lane) => lane.status === 'rejected');
          if (failed !== undefined) throw failed.reason;
        }
        await checkAll(nodes.node(0).services.database);
      } finally {
        await nodes.close();
      }
      const seconds = (performance.now() - start) / 1_000;
      const runs = rounds * runsTogether;
      process.stdout.write(
        `money machine on ${isPostgres ? 'PostgreSQL' : 'PGlite'}: seed ${firstSeed}, ${runs} runs in ${seconds.toFixed(0)} s ` +
          `(${(runs / seconds).toFixed(0)} a second), ${tally.requests} money requests, faults ${JSON.stringify(tally.faults)}\n`,
      );
      expect(tally.requests).toBeGreaterThan(runs);
    },
    60_000 + wanted * 1_000,
  );
});
