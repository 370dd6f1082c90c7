import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatVerifierFragment, parseVerifierFragment } from './verifier-link.js';

const empty = parseVerifierFragment('');

describe('the fragment of a verifier link', () => {
  it('returns every field as it was given, whatever its characters', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, text, (serverSeed, clientSeed, stake) => {
        const fields = { ...empty, game: 'slot-3', serverSeed, clientSeed, stake };
        expect(parseVerifierFragment(`#${formatVerifierFragment(fields)}`)).toEqual(fields);
      }),
    );
  });
  it('leaves out empty fields', () => {
    expect(formatVerifierFragment({ game: 'roulette', clientSeed: 'a\nb', stake: '' })).toBe(
      'game=roulette&clientSeed=a%0Ab',
    );
  });
  it('has the client seeds of a shared round one a line', () => {
    expect(parseVerifierFragment('game=roulette&clientSeed=a%0Ab')).toMatchObject({ clientSeed: 'a\nb' });
  });
  it('is read without an error when it is damaged', () => {
    expect(parseVerifierFragment('#&=x&game&serverSeed=%E0%A4&__proto__=1')).toEqual({
      ...empty,
      serverSeed: '%E0%A4',
    });
  });
});
