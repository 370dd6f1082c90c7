import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { getGame, getTransactions, launchGame, openGameTable, playRound } from '@casino-kit/api-contract';
import { drawSlotRound, parseVerifierFragment } from '@casino-kit/reference-games';
import { toRoundDraw, toPayout } from '../src/rounds/round-response.js';
import { getFigures } from '../src/slots/model-figures.js';
import { fund } from './support/rakeback.js';
import { newKey, newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

/** A game of each machine that is not one of the five with lines and without wilds. */
const played = [
  { slug: 'lunar-run', machine: 6, volatility: 2, wins: 'ways', wilds: 'substituting', lines: 0 },
  { slug: 'tin-astronaut', machine: 7, volatility: 4, wins: 'lines', wilds: 'expanding', lines: 10 },
  { slug: 'nebula-array', machine: 8, volatility: 5, wins: 'lines', wilds: 'multiplying', lines: 10 },
  { slug: 'doubloon-gold', machine: 10, volatility: 4, wins: 'lines', wilds: 'substituting', lines: 10 },
  { slug: 'bonbon-burst', machine: 9, volatility: 1, wins: 'clusters', wilds: 'none', lines: 0 },
] as const;

const featuresBySlug: Readonly<Record<(typeof played)[number]['slug'], readonly string[]>> = {
  'lunar-run': ['reels5x3', 'ways243', 'wilds', 'freeSpins'],
  'tin-astronaut': ['reels5x3', 'lines10', 'expandingWilds', 'freeSpins'],
  'nebula-array': ['reels5x3', 'lines10', 'multiplierWilds', 'freeSpins'],
  'doubloon-gold': ['reels5x3', 'lines10', 'wilds', 'holdAndWin', 'freeSpins'],
  'bonbon-burst': ['reels5x5', 'clusters', 'freeSpins'],
};

let backend: TestBackend;
beforeAll(async () => {
  const artwork = mkdtempSync(join(tmpdir(), 'machines-'));
  const games = played.map(({ slug }, index) => ({
    ...{ slug, name: slug, provider: 'tidewater', kind: 'slots', motif: 'space', seed: 0 },
    // The catalogue may list another volatility: that of the machine counts.
    ...{ releaseDate: '2026-01-01', popularity: index + 1, bonusBuy: true, volatility: 1 },
  }));
  const providers = [{ id: 'tidewater', name: 'Tidewater' }];
  writeFileSync(join(artwork, 'catalogue.json'), JSON.stringify({ providers, games }));
  backend = await startTestBackend({ resources: { artwork } });
});

describe.each(played)('a game of machine $machine', ({ slug, machine, volatility, wins, wilds, lines }) => {
  async function open(mode: 'real' | 'demo') {
    const player = await newPlayer(backend);
    await fund(backend, player, '500');
    const launched = await backend.call(launchGame, {
      ...{ token: player.token, params: { slug }, body: { mode, locale: 'en' } },
    });
    const token = launched.body.data.url.split('#launch=')[1];
    return {
      player,
      table: async () => (await backend.call(openGameTable, { token })).body.data,
      play: async (bonusBuy = false, stake = '0.20') =>
        (
          await backend.call(playRound, {
            token,
            headers: { 'idempotency-key': newKey() },
            body: { stake, clientSeed: 'lucky', ...(bonusBuy && { bonusBuy }) },
          })
        ).body.data,
    };
  }

  it('says on its page how it pays', async () => {
    const { data } = (await backend.call(getGame, { params: { slug } })).body;
    expect(data.features).toEqual(featuresBySlug[slug].map((feature) => `games.feature.${feature}`));
    expect(data.volatility).toBe(volatility);
    expect(data.returnToPlayer).toBe(getFigures(machine).returnToPlayer);
    expect(data.description.join(' ').includes('Wilds')).toBe(wilds !== 'none');
    expect(data.description.join(' ').includes('cluster')).toBe(wins === 'clusters');
    expect(data.description.join(' ').includes('243 ways')).toBe(wins === 'ways');
  });

  it('opens a table of its machine', async () => {
    const table = await (await open('demo')).table();
    expect(table).toMatchObject({ wins, wilds, fairness: { machine } });
    expect(table.hold?.prizes.map(({ prize }) => prize)).toEqual(
      machine === 10 ? ['major', 'minor', 'mini'] : undefined,
    );
    expect(table.lines).toHaveLength(lines);
    expect(table.maxMultiplier).toBe(getFigures(machine).maxMultiplier);
  });

  it.each(['real', 'demo'] as const)(
    'plays %s rounds that its machine draws from their seeds',
    async (mode) => {
      const { play } = await open(mode);
      for (const bonusBuy of [false, false, false, true]) {
        const round = await play(bonusBuy);
        const { serverSeed = '', clientSeed = '' } = round.fairness ?? {};
        const drawn = drawSlotRound({ machine, bonusBuy, serverSeed, clientSeed });
        expect(round).toMatchObject(toRoundDraw(drawn, '0.20', 'EUR'));
        expect(Number(round.payout)).toBe(Number(toPayout(drawn.lineBets, '0.20', 'EUR')));
      }
    },
  );

  it('links a recorded round to the page that draws it again', async () => {
    const { player, play } = await open('real');
    const round = await play();
    const query = { limit: '10', pageNo: '1', kind: 'casino' } as const;
    const { data } = (await backend.call(getTransactions, { token: player.token, query })).body;
    const url = data.transactions.rows.at(-1)?.verifyUrl ?? '';
    const fields = parseVerifierFragment(url.split('#')[1] ?? '');
    expect(fields).toMatchObject({ game: `slot-${machine}`, serverSeed: round.fairness?.serverSeed });
  });
});
