import { execFileSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineClientSeeds, drawSlotRound, getSlotModel, slotModels } from '@casino-kit/reference-games';
import { drawAgain } from './draw-again.js';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import { readForm, type VerifyForm } from './read-form.js';
import { combineCommand, hashCommand, numbersCommand } from './shell-commands.js';

const serverSeed = 'ab'.repeat(32);
const hash = createHash('sha256').update(serverSeed).digest('hex');
const form: VerifyForm = {
  game: 'slot-3',
  choice: '',
  cashedOut: '',
  bought: false,
  serverSeedHash: '',
  serverSeed,
  clientSeed: 'lucky',
  clientSeeds: '',
  stake: '',
};
const getErrors = (changes: Partial<VerifyForm>) => readForm({ ...form, ...changes }).errors;
const getRequest = (changes: Partial<VerifyForm>) => {
  const { request } = readForm({ ...form, ...changes });
  if (request === null) throw new Error('errors');
  return request;
};
const slot = (changes: Partial<VerifyForm> = {}) => {
  const round = drawAgain(getRequest(changes));
  if (round.game !== 'slot') throw new Error('not a slot');
  return round;
};

describe('readForm', () => {
  it('reads a slot round and ignores spaces around what is pasted', () => {
    expect(
      getRequest({
        serverSeed: ` ${serverSeed}\n`,
        serverSeedHash: ` ${hash.toUpperCase()} `,
        stake: ' 0,20 ',
      }),
    ).toEqual({
      ...{ game: 'slot', machine: 3, bonusBuy: false, clientSeed: 'lucky' },
      ...{ serverSeed, serverSeedHash: hash, stake: '0.20' },
    });
  });
  it('reads the client seeds of a shared round, one on each line, and drops empty lines', () => {
    expect(getRequest({ game: 'roulette', clientSeeds: 'b\r\n\na\n' })).toMatchObject({
      game: 'roulette',
      clientSeeds: ['b', 'a'],
    });
  });
  it('allows a round without a client seed', () => {
    expect(getErrors({ clientSeed: '' })).toEqual({});
    expect(getErrors({ game: 'roulette' })).toEqual({});
  });
  it.each<[Partial<VerifyForm>, ReturnType<typeof getErrors>]>([
    [{ game: '' }, { game: { key: 'game' } }],
    [{ game: 'slot-99' }, { game: { key: 'game' } }],
    [{ serverSeed: ' ' }, { serverSeed: { key: 'serverSeed.missing' } }],
    [{ serverSeed: 'abc' }, { serverSeed: { key: 'serverSeed.shape' } }],
    [{ serverSeedHash: 'abc' }, { serverSeedHash: { key: 'serverSeedHash' } }],
    [{ clientSeed: 'Glück' }, { clientSeed: { key: 'clientSeed' } }],
    [{ game: 'roulette', clientSeeds: 'a\n\nGlück' }, { clientSeeds: { key: 'clientSeeds', line: 3 } }],
    [{ stake: '-1' }, { stake: { key: 'stake' } }],
    [{ stake: 'much' }, { stake: { key: 'stake' } }],
  ])('reports %j', (changes, errors) => {
    expect(getErrors(changes)).toEqual(errors);
    expect(readForm({ ...form, ...changes }).request).toBeNull();
  });
});

describe('drawAgain', () => {
  it('draws any round of any machine as the server does, and knows where its reels stopped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...slotModels.map(({ number }) => number)),
        fc.boolean(),
        fc.stringMatching(/^[ -~]{0,64}$/),
        (machine, bought, clientSeed) => {
          const { drawn, stops } = slot({ game: `slot-${machine}`, bought, clientSeed });
          expect(drawn).toEqual(drawSlotRound({ machine, bonusBuy: bought, serverSeed, clientSeed }));
          const { reels } = getSlotModel(machine);
          expect(drawn.spin.grid.map(([top]) => top)).toEqual(
            reels.map((reel, index) => reel[stops[index] ?? 0]),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
  it('counts how often the reels were drawn until bought free spins', () => {
    expect(slot().tries).toBe(1);
    expect(slot({ bought: true }).tries).toBeGreaterThan(1);
    expect(slot({ bought: true }).drawn.freeSpins).toHaveLength(8);
  });
  it('compares the hash, if there is one', () => {
    expect(slot({ serverSeedHash: hash })).toMatchObject({ hash, hashCheck: 'match' });
    expect(slot({ serverSeedHash: 'cd'.repeat(32) }).hashCheck).toBe('mismatch');
    expect(slot().hashCheck).toBe('missing');
  });
  it('draws the number of a shared round from all client seeds', () => {
    const round = drawAgain(getRequest({ game: 'roulette', clientSeeds: 'b\na' }));
    const key = combineClientSeeds(['a', 'b']);
    const number = createHmac('sha256', serverSeed).update(`${key}:0`).digest().readUInt32BE(0) % 37;
    expect(round).toMatchObject({ game: 'roulette', clientSeed: key, number });
  });
});

describe('the shell commands', () => {
  const run = (command: string) => execFileSync('bash', ['-c', command], { encoding: 'utf8' });
  it('print the hash, the combined client seed and the numbers, whatever the characters of a seed', () => {
    expect(run(hashCommand(serverSeed))).toContain(hash);
    for (const clientSeed of ['lucky', "it's $HOME `id` \\ !", '']) {
      expect(run(combineCommand([clientSeed, 'a']))).toContain(combineClientSeeds(['a', clientSeed]));
      expect(run(numbersCommand(serverSeed, clientSeed))).toContain(
        createHmac('sha256', serverSeed).update(`${clientSeed}:0`).digest('hex'),
      );
    }
  });
});

describe('the texts', () => {
  it('are the same in all languages, with the same places', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const other of [de, ar]) {
      expect(Object.keys(other)).toEqual(Object.keys(en));
      for (const [key, text] of Object.entries(en))
        expect(places(other[key as keyof typeof en])).toEqual(places(text));
    }
  });
});
