import { assert, constantFrom, property, shuffledSubarray, stringMatching, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountHolderName, hasOtherPayee, isSameName } from './payee.js';

describe('isSameName', () => {
  it.each([
    ['MARLON STATIA', 'Marlon Statia'],
    ['Statia, Marlon', 'Marlon Statia'],
    ['José Ángel Núñez', 'Jose Angel Nunez'],
    ['Anna-Maria Groß', 'Anna Maria Gross'],
    ['Annamaria Gross', 'Anna-Maria Groß'],
    ['Jürgen Müller', 'Juergen Mueller'],
    ['Jürgen Müller', 'JURGEN MULLER'],
    ['Søren Ågård', 'Soeren Aagaard'],
    ['Łukasz Żak', 'Lukasz Zak'],
    ['Seán O’Brien', "Sean O'Brien"],
    ['Sean OBrien', 'Seán O’Brien'],
    ['IŞIL Yılmaz', 'Isil Yilmaz'],
    ['Jan van der Berg', 'Jan Vanderberg'],
    ['Сергей Чайковский', 'Sergei Chaikovskii'],
    ['Юлия Яковлева', 'Yuliya Yakovleva'],
    ['Юлия Яковлева', 'IULIIA IAKOVLEVA'],
    ['Νίκος Παπαδόπουλος', 'Nikos Papadopoulos'],
    ['ｍａｒｌｏｎ　ｓｔａｔｉａ', 'Marlon Statia'],
    ['مُحَمَّد عَلِيّ', 'محمد علي'],
    ['加藤 花子', '加藤　花子'],
    ['Nguyễn Thị Hương', 'Nguyen Thi Huong'],
  ])('recognises %s as %s', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Max Muster', 'Marlon Statia'],
    ['Marlon Statia', 'Marlon Statis'],
    ['Marlon Statia', 'Marlon'],
    ['Marlon Statia', 'Marlon J. Statia'],
    ['Marlon Marlon', 'Marlon Statia'],
    // Marks that are part of the letter: other syllables, another name.
    ['かとう', 'がとう'],
    ['राम', 'रिम'],
    ['', ''],
    ['Marlon Statia', ''],
    ['---', '...'],
  ])('does not take %s for %s', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
  });

  // Without the two signs that have no sound: a part of nothing else disappears.
  const part = stringMatching(/^[a-zäöüßéñøłçа-щэ-яα-ω]{2,12}$/u);

  it('ignores case, the order of the parts and what separates them', () => {
    const parts = tuple(part, part, part).chain((names) =>
      tuple(
        constantFrom(names),
        shuffledSubarray(names, { minLength: names.length }),
        constantFrom(' ', '-', '  ', ', '),
      ),
    );
    assert(
      property(parts, ([names, shuffled, between]) => {
        expect(isSameName(names.join(' '), shuffled.join(between).toUpperCase())).toBe(true);
      }),
    );
  });

  it('is symmetric, and true for every name with a letter and itself', () => {
    assert(
      property(tuple(part, part), ([one, other]) => {
        expect(isSameName(one, other)).toBe(isSameName(other, one));
        expect(isSameName(one, one)).toBe(true);
      }),
    );
  });

  it('notices a part that is added', () => {
    assert(
      property(tuple(part, part, part), ([one, other, more]) => {
        expect(isSameName(`${one} ${other}`, `${one} ${other} ${more}`)).toBe(false);
      }),
    );
  });
});

describe('accountHolderName', () => {
  it('needs both names', () => {
    expect(accountHolderName({ firstName: ' Anna  Maria ', lastName: 'Groß' })).toBe('Anna Maria Groß');
    expect(accountHolderName({ firstName: 'Anna', lastName: ' ' })).toBe('');
    expect(accountHolderName({ firstName: '', lastName: '' })).toBe('');
  });
});

describe('hasOtherPayee', () => {
  it('is about destinations with a name only', () => {
    expect(hasOtherPayee({}, 'Marlon Statia')).toBe(false);
    expect(hasOtherPayee({ fullName: 'STATIA MARLON' }, 'Marlon Statia')).toBe(false);
    expect(hasOtherPayee({ fullName: 'Max Muster' }, 'Marlon Statia')).toBe(true);
  });
  it('is true for an account without a name', () => {
    expect(hasOtherPayee({ fullName: 'Max Muster' }, '')).toBe(true);
  });
});
