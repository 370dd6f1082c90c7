import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPersons, type Person } from './person-match.js';
import { compareNames } from './person-name.js';

const maria: Person = {
  firstName: 'Maria',
  lastName: 'Ivanova',
  dateOfBirth: '1990-05-04',
  phone: '+359888123456',
  countryCode: 'BG',
  city: 'Sofia',
  zipCode: '1000',
  address: 'Vitosha Street 12',
  devices: ['device-1'],
  documents: ['document-1'],
};
const stranger: Person = {
  firstName: '',
  lastName: '',
  dateOfBirth: null,
  phone: '',
  countryCode: '',
  city: '',
  zipCode: '',
  address: '',
  devices: [],
  documents: [],
};
const name = { firstName: 'Maria', lastName: 'Ivanova', dateOfBirth: '1990-05-04' };
const phone = { phone: '+359888123456' };
const address = { countryCode: 'BG', city: 'Sofia', zipCode: '1000', address: '12 Vitosha St.' };
const device = { devices: ['device-1', 'device-9'] };
const document = { documents: ['document-1'] };
const match = (...parts: Partial<Person>[]) =>
  matchPersons(maria, Object.assign({}, stranger, ...parts) as Person).match;

describe('compareNames', () => {
  it.each([
    ['Мария', 'Maria'],
    ['Мария', 'Mariya'],
    ['Юлия', 'Julia'],
    ['Дмитрий', 'Dmitry'],
    ['Сергей', 'Sergey'],
    ['Алексей', 'Alexey'],
    ['Γιώργος', 'Giorgos'],
    ['José', 'JOSE'],
    ['Müller', 'Mueller'],
    ['Müller', 'Muller'],
    ['Meyer-Schulz', 'Schulz Meyer'],
    ['O’Brien', 'O Brien'],
    ['Łukasz', 'Lukasz'],
    ['محمد', 'محمّد'],
  ])('%s is the same as %s', (one, two) => expect(compareNames(one, two)).toBe('same'));
  it.each([
    ['Александр', 'Alexander'],
    ['محمد', 'Muhammad'],
    ['Anna', 'Anna Maria'],
    ['Ivanova', 'Ivanvoa'],
  ])('%s is near %s', (one, two) => expect(compareNames(one, two)).toBe('near'));
  it.each([
    ['Anna', 'Olga'],
    ['Ali', 'Ala'],
    ['Ivanova', 'Petrova'],
  ])('%s is another name than %s', (one, two) => expect(compareNames(one, two)).toBe('other'));
  it('knows nothing of an empty name', () => expect(compareNames(' ', 'Anna')).toBe('unknown'));
});

describe('matchPersons', () => {
  it.each([
    ['phone', phone],
    ['address', address],
    ['device', device],
    ['document', document],
  ])('is sure with name, date of birth and the same %s', (_fact, part) => {
    expect(match(name, part)).toBe('sure');
  });
  it('is sure in another script, without marks, and with first and last name exchanged', () => {
    expect(match(name, phone, { firstName: 'Мария', lastName: 'Иванова' })).toBe('sure');
    expect(match(name, phone, { firstName: 'IVANOVA', lastName: 'maría' })).toBe('sure');
  });
  it('is likely with name and date of birth alone: many people share them', () => {
    expect(match(name)).toBe('likely');
    expect(match(name, { firstName: 'Marija' })).toBe('likely');
  });
  it('is sure after a change of the surname when a document, or two facts, are the same', () => {
    const married = { ...name, lastName: 'Petrova' };
    expect(match(married)).toBe('none');
    expect(match(married, phone)).toBe('likely');
    expect(match(married, phone, address)).toBe('sure');
    expect(match(married, document)).toBe('sure');
  });
  it('is at most likely for a twin, whatever they share', () => {
    for (const firstName of ['Olga', 'Marina', 'Mariana', 'Maria Magdalena', 'Mario'])
      expect(match(name, phone, address, device, document, { firstName }), firstName).toBe('likely');
    expect(match(name, { firstName: 'Olga' })).toBe('none');
  });
  it('is none for someone else with a phone number that was given out again, or the family’s device', () => {
    const other = { firstName: 'Georgi', lastName: 'Dimitrov', dateOfBirth: '1971-01-30' };
    expect(match(other, phone)).toBe('none');
    expect(match(other, phone, device)).toBe('none');
    expect(match(other, { dateOfBirth: null }, phone)).toBe('none');
  });
  it('is likely when the name or the date is unknown and something else points to the person', () => {
    expect(match({ dateOfBirth: '1990-05-04' })).toBe('none');
    expect(match({ dateOfBirth: '1990-05-04' }, device)).toBe('likely');
    expect(match(name, { dateOfBirth: null })).toBe('none');
    expect(match(name, { dateOfBirth: null }, address)).toBe('likely');
    expect(match(phone)).toBe('likely');
    expect(match(device)).toBe('none');
  });
  it('is likely with the documents of an excluded person, whichever account sends them', () => {
    expect(match(document)).toBe('likely');
    expect(match({ firstName: 'Georgi', lastName: 'Dimitrov', dateOfBirth: '1971-01-30' }, document)).toBe(
      'likely',
    );
  });
  it('does not take an address of another town or country for the same', () => {
    expect(match(name, address, { zipCode: '2000' })).toBe('likely');
    expect(match(name, address, { countryCode: 'RO' })).toBe('likely');
    expect(match(name, address, { zipCode: '' })).toBe('sure');
    expect(match(name, address, { zipCode: '', city: 'Plovdiv' })).toBe('likely');
  });
  it('names what both have in common', () => {
    expect(matchPersons(maria, { ...stranger, ...name, ...phone, firstName: 'Olga' }).facts).toEqual([
      'last name',
      'date of birth',
      'phone',
    ]);
  });

  const names = fc.constantFrom(
    'Anna',
    'Мария',
    'Maria',
    'José',
    'Jose Luis',
    'Ivanova',
    'Иванова',
    'محمد',
    '',
  );
  const persons: fc.Arbitrary<Person> = fc.record({
    firstName: names,
    lastName: names,
    dateOfBirth: fc.constantFrom('1990-05-04', '1971-01-30', null),
    phone: fc.constantFrom('', '+359888123456', '+49301234567'),
    countryCode: fc.constantFrom('', 'BG', 'DE'),
    city: fc.constantFrom('', 'Sofia'),
    zipCode: fc.constantFrom('', '1000', '2000'),
    address: fc.constantFrom('', 'Vitosha Street 12', '12 vitosha st'),
    devices: fc.subarray(['one', 'two']),
    documents: fc.subarray(['one', 'two']),
  });
  const order = { none: 0, likely: 1, sure: 2 };

  it('does not depend on the order of the two', () => {
    fc.assert(
      fc.property(persons, persons, (one, two) => {
        expect(matchPersons(one, two)).toEqual(matchPersons(two, one));
      }),
      { numRuns: 3_000 },
    );
  });
  it('does not depend on case, marks, spaces or the order of names', () => {
    const rewritten = ({ firstName, lastName, ...rest }: Person): Person => ({
      ...rest,
      firstName: ` ${firstName.normalize('NFD').toUpperCase()} `,
      lastName: lastName.toLowerCase().replaceAll(' ', '-'),
    });
    fc.assert(
      fc.property(persons, persons, (one, two) => {
        expect(matchPersons(one, rewritten(two)).match).toBe(matchPersons(one, two).match);
      }),
      { numRuns: 3_000 },
    );
  });
  it('never becomes weaker when one more fact is shared', () => {
    const more = fc.constantFrom<'phone' | 'device' | 'document'>('phone', 'device', 'document');
    fc.assert(
      fc.property(persons, persons, more, (one, two, fact) => {
        const shared =
          fact === 'phone' ? { phone: '+10' } : fact === 'device' ? { devices: ['x'] } : { documents: ['x'] };
        const before = matchPersons(one, two);
        if (before.facts.includes(fact)) return;
        const after = matchPersons({ ...one, ...shared }, { ...two, ...shared });
        expect(order[after.match]).toBeGreaterThanOrEqual(order[before.match]);
      }),
      { numRuns: 3_000 },
    );
  });
  it('is never sure for twins: another first name, and all the rest the same', () => {
    const firsts = fc.uniqueArray(
      fc.constantFrom('Anna', 'Olga', 'Мария', 'Marina', 'José', 'Hanna', 'Jana'),
      {
        minLength: 2,
        maxLength: 2,
      },
    );
    fc.assert(
      fc.property(persons, firsts, (person, [one = '', two = '']) => {
        const twins = [one, two].map((firstName) => ({ ...person, lastName: 'Ivanova', firstName })) as [
          Person,
          Person,
        ];
        expect(matchPersons(...twins).match).not.toBe('sure');
      }),
      { numRuns: 3_000 },
    );
  });
});
