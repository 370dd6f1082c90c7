import { hashServerSeed } from '@casino-kit/reference-games';
import { describe, expect, it } from 'vitest';
import { checkRound, verifyAddress } from './fairness.js';
import { drawn, makeClosedRound, makeRound, serverSeed } from './testing/live-table.js';

describe('checkRound', () => {
  const hash = hashServerSeed(serverSeed);
  it('waits for the seeds', () => {
    expect(checkRound(makeRound(), hash, null)).toBeNull();
  });
  it('recomputes the number from the seeds', () => {
    expect(checkRound(makeClosedRound(), hash, 'lucky')).toMatchObject({ result: drawn, isFair: true });
    expect(checkRound(makeClosedRound(), null, null)?.isFair).toBe(true);
  });
  it.each([
    ['another number', makeClosedRound(1, { result: (drawn + 1) % 37 }), hash, null],
    ['another hash than before', makeClosedRound(), 'other', null],
    ['no own client seed among the seeds', makeClosedRound(), hash, 'mine'],
  ])('does not match with %s', (_case, round, before, own) => {
    expect(checkRound(round, before, own)?.isFair).toBe(false);
  });
});

describe('verifyAddress', () => {
  it('carries the seeds in the fragment, which no server sees', () => {
    const seeds = { serverSeed, serverSeedHash: 'ff', clientSeeds: ['a&b', 'c d'] };
    const address = verifyAddress(seeds, 'de-DE');
    expect(address).toBe(
      `verify.html#game=roulette&serverSeedHash=ff&serverSeed=${serverSeed}&clientSeed=a%26b%0Ac%20d&locale=de-DE`,
    );
    expect(new URLSearchParams(address.split('#')[1]).get('clientSeed')).toBe('a&b\nc d');
  });
});
