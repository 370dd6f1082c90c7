import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { stopRunning } from './support/audited.js';
import { offerUp } from './support/bonuses.js';
import { playHistory, steps, type PersonMachine } from './support/person-machine.js';
import { setClocks } from './support/rakeback.js';
import { startTestBackend, type TestBackend } from './support/test-backend.js';
import { addTournament } from './support/tournaments.js';

const wanted = Number(process.env['PERSON_RUNS'] ?? 60);
/** How many histories share one casino; its log is searched for every secret of theirs. */
const most = 250;
/** Each casino has a seed of its own, from this one on. */
const firstSeed = Number(process.env['PERSON_SEED'] ?? 1);

const casinos = Array.from({ length: Math.ceil(wanted / most) }, (_, index) => ({
  seed: firstSeed + index,
  histories: Math.min(most, wanted - index * most),
}));

let backend: TestBackend;
beforeEach(async () => {
  await stopRunning();
  // A casino's histories come from one address, as fast as the machine allows.
  backend = await startTestBackend({ variables: { REQUESTS_PER_MINUTE: '1000000' } });
});

it.each(casinos)(
  'rejects every bet, deposit, launch, claim, race entry and chat message of an excluded person at any account',
  async ({ seed, histories }) => {
    setClocks([backend], '2026-11-26T12:00:00Z');
    const machine: PersonMachine = {
      backend,
      tournamentId: await addTournament(backend, { endsAt: new Date('2040-01-01T00:00:00Z') }),
      offerId: await offerUp(backend, { cashAmount: '5' }, { to: 9_000 }),
      history: 0,
      tally: { histories: 0, accounts: 0, refused: 0, exclusions: 0, tries: 0, closed: 0, held: 0 },
    };
    const used = process.cpuUsage();
    await fc.assert(
      fc.asyncProperty(steps, (planned) => playHistory(machine, planned)),
      { seed, numRuns: histories, endOnFailure: true },
    );
    const { user, system } = process.cpuUsage(used);
    const cpuSeconds = Math.round((user + system) / 1_000_000);
    process.stdout.write(`${JSON.stringify({ seed, ...machine.tally, cpuSeconds })}\n`);
    expect(machine.tally.closed).toBeGreaterThan(0);
  },
  Math.max(120_000, most * 12_000),
);
