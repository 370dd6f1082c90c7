import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatVerifierFragment, parseVerifierFragment, type VerifierFields } from './verifier-link.js';

const empty = parseVerifierFragment('');
const names = Object.keys(empty) as (keyof VerifierFields)[];

describe('the fragment of a verifier link', () => {
  it('returns every field as it was given, whatever its characters', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.tuple(...names.map(() => text)), (texts) => {
        const fields = Object.fromEntries(names.map((name, index) => [name, texts[index]]));
        expect(parseVerifierFragment(`#${formatVerifierFragment(fields)}`)).toEqual(fields);
      }),
    );
  });
  it('is read without its sign', () => {
    expect(parseVerifierFragment('face=#1')).toMatchObject({ face: '#1' });
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
    expect(parseVerifierFragment('#&=x&game&face=#1&serverSeed=%E0%A4&__proto__=1')).toEqual({
      ...empty,
      face: '#1',
      serverSeed: '%E0%A4',
    });
  });
});
