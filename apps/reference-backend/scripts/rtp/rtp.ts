import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { simulations } from './simulations.js';
import { type Played } from './worker.js';

// Simulates rounds of every reference game with the draws that players can check, and compares what they return with the
// stated return to player: npm run bench:rtp -- --rounds 5000000 --only 'bonus buy'. Fails if one is outside its confidence
// interval. `--only` leaves out games without this text in their name.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5000000' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1_000)
  throw new RangeError('--rounds is a number from 1000 on');

const processes = 2;
/** Standard deviations on either side that hold 99.9 per cent of a normal distribution. */
const deviations = 3.2905;

async function ask(worker: ChildProcess, simulation: number, count: number): Promise<Played> {
  const response = once(worker, 'message');
  worker.send({ simulation, rounds: count });
  const [played] = (await response) as [Played];
  return played;
}

const percent = (share: number, places = 3) => `${(share * 100).toFixed(places)} %`;

/** Prints the result of each bet of a simulation, and returns whether all are inside their intervals. */
function report(simulation: number, parts: readonly Played[]): boolean {
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const played = total(parts.map((part) => part.rounds));
  return (simulations[simulation]?.bets ?? [])
    .map(({ name, statedReturn }, bet) => {
      const mean = total(parts.map(({ sums }) => sums[bet] ?? 0)) / played;
      const meanOfSquares = total(parts.map(({ sumsOfSquares }) => sumsOfSquares[bet] ?? 0)) / played;
      const margin = deviations * Math.sqrt((meanOfSquares - mean ** 2) / played);
      const isInside = Math.abs(statedReturn / 100 - mean) <= margin;
      const interval = `${percent(mean - margin)} to ${percent(mean + margin)}`;
      const cells = [
        name,
        played.toLocaleString('en'),
        percent(statedReturn / 100, 2),
        percent(mean),
        interval,
      ];
      console.log(`| ${[...cells, isInside ? 'inside' : 'OUTSIDE'].join(' | ')} |`);
      return isInside;
    })
    .every(Boolean);
}

const started = performance.now();
const program = fileURLToPath(new URL('worker.ts', import.meta.url));
const workers = Array.from({ length: processes }, () =>
  fork(program).on('exit', (code) => {
    if (code !== 0) throw new Error(`A process ended with ${code}.`);
  }),
);
console.log('| Game | Rounds | Stated RTP | Measured RTP | 99.9 % interval | |');
console.log('| --- | --- | --- | --- | --- | --- |');
let areAllInside = true;
for (const [index, { share, bets }] of simulations.entries()) {
  if (!bets.some(({ name }) => name.includes(values.only))) continue;
  const each = Math.ceil((rounds * share) / processes);
  const parts = await Promise.all(workers.map((worker) => ask(worker, index, each)));
  areAllInside = report(index, parts) && areAllInside;
}
for (const worker of workers) worker.disconnect();
console.log(`${Math.round((performance.now() - started) / 1_000)} s with ${processes} processes`);
if (!areAllInside) process.exitCode = 1;
