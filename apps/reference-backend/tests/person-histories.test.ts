import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { offerUp } from './support/bonuses.js';
import { playHistory, steps, type PersonMachine } from './support/person-machine.js';
import { setClocks } from './support/rakeback.js';
import { startTestBackend, type TestBackend } from './support/test-backend.js';
import { addTournament } from './support/tournaments.js';

const wanted = Number(process.env['PERSON_RUNS'] ?? 60);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

it(
  'rejects every bet, deposit, launch, claim, race entry and chat message of an excluded person at any account',
  async () => {
    setClocks([backend], '2026-11-26T12:00:00Z');
    const machine: PersonMachine = {
      backend,
      tournamentId: await addTournament(backend, { endsAt: new Date('2040-01-01T00:00:00Z') }),
      offerId: await offerUp(backend, { cashAmount: '5' }, { to: 9_000 }),
      history: 0,
      tally: { histories: 0, accounts: 0, refused: 0, exclusions: 0, tries: 0, closed: 0, held: 0 },
    };
    await fc.assert(
      fc.asyncProperty(steps, (planned) => playHistory(machine, planned)),
      { numRuns: wanted, endOnFailure: true },
    );
    process.stdout.write(`${JSON.stringify(machine.tally)}\n`);
    expect(machine.tally.closed).toBeGreaterThan(0);
  },
  Math.max(120_000, wanted * 4_000),
);
