import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { countPlayTime, getPlayTime } from '@casino-kit/api-contract';
import { openTable } from './support/bonuses.js';
import { startNodes } from './support/nodes.js';
import { richPlayer, setClocks } from './support/rakeback.js';
import { type TestBackend } from './support/test-backend.js';

/** How many histories are played; more than some 130 a minute are too many requests. */
const histories = Number(process.env['PLAY_RUNS'] ?? 120);

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
const clocksTo = (ms: number) => setClocks([backend, other], new Date(ms));

/** A player with two tabs at one game, the second on another node, and one at another game. */
async function playerWithTabs() {
  const player = await richPlayer(backend);
  const nodes = [backend, other, backend] as const;
  const slugs = ['pearl-diver', 'pearl-diver', 'creme-brulee'] as const;
  const tables = await Promise.all(nodes.map((node, tab) => openTable(node, player, slugs[tab])));
  const { token } = player;
  return {
    play: async (tab: number) => (await tables[tab]?.play({ stake: '0.20' }))?.status,
    report: async (tab: number) => (await nodes[tab]?.call(countPlayTime, { token, body: {} }))?.status,
    time: async () => (await backend.call(getPlayTime, { token })).body.data,
  };
}

it('no time and no stake of several tabs and devices is lost or counted twice', async () => {
  const step = fc.record({
    wait: fc.nat({ max: 150 }),
    tabs: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 1, maxLength: 3 }),
    does: fc.constantFrom('play' as const, 'play' as const, 'report' as const),
  });
  let start = Date.parse('2026-11-26T12:00:00.000Z');
  clocksTo(start);
  let run = 0;
  let player = await playerWithTabs();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      // Two hours later the session before is over, the launches are not.
      start += 2 * 3_600_000;
      clocksTo(start);
      run += 1;
      if (run % 5 === 0) player = await playerWithTabs();
      let second = 0;
      let last: number | null = null;
      let seconds = 0;
      let rounds = 0;
      for (const { wait, tabs, does } of steps) {
        second += wait;
        // A report is counted from ten seconds after the last activity: not so close to them.
        if (last !== null && Math.abs(second - last - 10) <= 2) second += 5;
        clocksTo(start + second * 1000);
        if (does === 'play' || last === null || second - last > 10) {
          seconds += last === null ? 0 : Math.min(60, second - last);
          last = second;
        }
        if (does === 'play') rounds += tabs.length;
        expect(await Promise.all(tabs.map(player[does]))).toEqual(tabs.map(() => 200));
      }
      const time = await player.time();
      expect([time.rounds, time.staked]).toEqual([rounds, (rounds * 0.2).toFixed(2)]);
      expect(time.playedMs).toBe(seconds * 1000);
    }),
    { numRuns: histories, endOnFailure: true },
  );
});
