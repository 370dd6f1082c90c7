import { compareNames, type NameMatch, nameWords } from './person-name.js';

/** What is known of the person behind an account. Unknown text is `''`. */
export interface Person {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  /** `+` and digits. */
  phone: string;
  countryCode: string;
  city: string;
  zipCode: string;
  address: string;
  /** Hashes of the devices that logged in, and SHA-256 of the documents that were sent. */
  devices: readonly string[];
  documents: readonly string[];
}

/** What two accounts have in common besides name and date of birth. */
export const sharedFacts = ['phone', 'address', 'device', 'document'] as const;
/** What two accounts have in common. */
export type PersonFact = 'first name' | 'last name' | 'date of birth' | (typeof sharedFacts)[number];

/** Whether two accounts are of one person, and what they have in common. */
export interface PersonMatch {
  match: 'none' | 'likely' | 'sure';
  facts: readonly PersonFact[];
}

/** Words of addresses that are written in several ways. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/stras?e?$/, 'str'],
  // Doubled letters are already one.
  [/^stret$/, 'st'],
  [/^road$/, 'rd'],
  [/^avenu?e?$/, 'av'],
];

/** Returns a street and number in one spelling, whatever the order of its words. */
function addressKey(address: string): string {
  return nameWords(address)
    .map((word) => abbreviations.reduce((text, [pattern, short]) => text.replace(pattern, short), word))
    .toSorted()
    .join(' ');
}

const plain = (text: string) => nameWords(text).join('');

/** The street and number must be the same, and the postcode or, where one is missing, the town; never two countries. */
function isSameAddress(one: Person, two: Person): boolean {
  const street = addressKey(one.address);
  if (street === '' || street !== addressKey(two.address)) return false;
  const countries = [one.countryCode, two.countryCode].filter((code) => code !== '');
  if (new Set(countries).size > 1) return false;
  const [zip, otherZip] = [plain(one.zipCode), plain(two.zipCode)];
  if (zip !== '' && otherZip !== '') return zip === otherZip;
  const city = plain(one.city);
  return city !== '' && city === plain(two.city);
}

const shares = (one: readonly string[], two: readonly string[]) => one.some((value) => two.includes(value));

function sharedBy(one: Person, two: Person): PersonFact[] {
  const getPhoneDigits = ({ phone }: Person) => phone.replaceAll(/\D/g, '');
  const has: Record<(typeof sharedFacts)[number], boolean> = {
    phone: getPhoneDigits(one) !== '' && getPhoneDigits(one) === getPhoneDigits(two),
    address: isSameAddress(one, two),
    device: shares(one.devices, two.devices),
    document: shares(one.documents, two.documents),
  };
  return sharedFacts.filter((fact) => has[fact]);
}

interface Names {
  first: NameMatch;
  last: NameMatch;
}

const rank: Readonly<Record<NameMatch, number>> = { same: 3, near: 2, unknown: 1, other: 0 };
const worth = ({ first, last }: Names) => rank[first] + rank[last];

/** Compares the names also with first and last name exchanged, and with their words shared out differently. */
function comparePersonNames(one: Person, two: Person): Names {
  const isWhole = [one, two].every(
    ({ firstName, lastName }) => firstName.trim() !== '' && lastName.trim() !== '',
  );
  const full = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;
  if (isWhole && compareNames(full(one), full(two)) === 'same') return { first: 'same', last: 'same' };
  const inOrder = {
    first: compareNames(one.firstName, two.firstName),
    last: compareNames(one.lastName, two.lastName),
  };
  const exchanged = {
    first: compareNames(one.firstName, two.lastName),
    last: compareNames(one.lastName, two.firstName),
  };
  const isExchanged = exchanged.first === 'same' && exchanged.last === 'same';
  return isExchanged && worth(exchanged) > worth(inOrder) ? exchanged : inOrder;
}

/** Decides by the table of decision 77. `shared` counts what is common besides name and date of birth. */
function decide(
  { first, last }: Names,
  date: 'same' | 'other' | 'unknown',
  shared: readonly PersonFact[],
): PersonMatch['match'] {
  const count = shared.length;
  const hasDocument = shared.includes('document');
  const isLastAlike = last === 'same' || last === 'near';
  const isFirstAlike = first === 'same' || first === 'near';
  if (date === 'other') {
    // The papers of someone else, or a date that was mistyped.
    return hasDocument || (first === 'same' && last === 'same' && count >= 2) ? 'likely' : 'none';
  }
  const isNameUnknown = first === 'unknown' || last === 'unknown';
  if (date === 'unknown') {
    if (hasDocument) return 'likely';
    if (isNameUnknown) return shared.includes('phone') ? 'likely' : 'none';
    return first === 'same' && isLastAlike && count >= 1 ? 'likely' : 'none';
  }
  if (first === 'same' && isLastAlike) return count >= 1 ? 'sure' : 'likely';
  // Another surname: after a marriage.
  if (first === 'same' && last === 'other' && (hasDocument || count >= 2)) return 'sure';
  if (isFirstAlike && isLastAlike) return 'likely';
  // A twin has the surname, the date and often the address; a first name that is merely near is not enough either.
  if (isFirstAlike || isLastAlike || isNameUnknown) return count >= 1 ? 'likely' : 'none';
  return hasDocument || count >= 2 ? 'likely' : 'none';
}

/** Returns whether two sets of details are of the same person. The order of the two does not matter. */
export function matchPersons(one: Person, two: Person): PersonMatch {
  const names = comparePersonNames(one, two);
  const shared = sharedBy(one, two);
  const isDateUnknown = one.dateOfBirth === null || two.dateOfBirth === null;
  const date = isDateUnknown ? 'unknown' : one.dateOfBirth === two.dateOfBirth ? 'same' : 'other';
  return {
    match: decide(names, date, shared),
    facts: [
      ...(names.first === 'same' ? (['first name'] as const) : []),
      ...(names.last === 'same' ? (['last name'] as const) : []),
      ...(date === 'same' ? (['date of birth'] as const) : []),
      ...shared,
    ],
  };
}

const strength = { none: 0, likely: 1, sure: 2 } as const;

/** Compares everything that two accounts say, and once said, of their persons: the strongest match counts. */
export function matchAccounts(ones: readonly Person[], others: readonly Person[]): PersonMatch {
  const matches = ones.flatMap((one) => others.map((other) => matchPersons(one, other)));
  return matches.reduce<PersonMatch>(
    (best, match) => (strength[match.match] > strength[best.match] ? match : best),
    { match: 'none', facts: [] },
  );
}
