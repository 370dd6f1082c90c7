/** Letters that have no base letter in Unicode. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
};
/** How banks also write them. */
const longLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Returns the Latin spelling of each letter of an alphabet. */
const toTable = (letters: string, latin: string, others: Readonly<Record<string, string>> = {}) => ({
  ...Object.fromEntries(latin.split(' ').map((text, index) => [[...letters][index] ?? '', text])),
  ...others,
});

const cyrillicLetters = 'абвгдеёжзийклмнопрстуфхцчшщыэюяіїєґ';
const cyrillicInLatin = 'a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch y e iu ia i i ie g';
/** Cyrillic as in passports (ICAO 9303). */
const cyrillic = /* @__PURE__ */ toTable(cyrillicLetters, cyrillicInLatin, { ь: '', ъ: 'ie' });
/** The other usual spellings of the same letters. */
const cyrillicByEar = /* @__PURE__ */ toTable(cyrillicLetters, cyrillicInLatin, {
  ь: '',
  ъ: '',
  ё: 'yo',
  й: 'y',
  ю: 'yu',
  я: 'ya',
});
/** Greek as in passports (ELOT 743), without the combinations that depend on the next letter. */
const greek = /* @__PURE__ */ toTable(
  'αβγδεζηθικλμνξοπρσςτυφχψω',
  'a v g d e z i th i k l m n x o p r s s t y f ch ps o',
  { ου: 'ou' },
);

const replaceLetters = (text: string, letters: Readonly<Record<string, string>>) =>
  text.replace(
    /ου|./gsu,
    (letter) => letters[letter] ?? [...letter].map((one) => letters[one] ?? one).join(''),
  );

/** Removes accents of scripts in which the same name is also written without; elsewhere a mark is part of the letter. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}])\p{M}+/gu, '$1')
    .normalize('NFC');

const toParts = (text: string) =>
  text
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((part) => part !== '');

/** Returns the ways in which banks write a name in capitals without accents, each as a text to compare. */
function spellings(name: string): ReadonlySet<string> {
  const text = name
    .normalize('NFKC')
    .toLowerCase()
    // Apostrophes join: O'Brien is OBrien.
    .replace(/['’ʼ`´]/gu, '')
    .normalize('NFC');
  const alternatives = [text, replaceLetters(text, longLetters)].flatMap((one) =>
    [cyrillic, cyrillicByEar].map((letters) =>
      withoutAccents(
        replaceLetters(withoutAccents(replaceLetters(one, { ...letters, ...plainLetters })), greek),
      ),
    ),
  );
  const found = new Set<string>();
  for (const parts of alternatives.map(toParts)) {
    if (parts.length === 0) continue;
    found.add([...parts].sort().join(' '));
    // Van der Berg is Vanderberg, in the same order.
    found.add(parts.join(''));
  }
  return found;
}

/**
 * Returns whether two names are certainly those of one person: written in another case, order, script (Cyrillic, Greek),
 * with or without accents and hyphens. A missing name is not: there is nothing to compare.
 */
export function isSameName(one: string, other: string): boolean {
  const known = spellings(other);
  return [...spellings(one)].some((spelling) => known.has(spelling));
}

/**
 * Returns the name of the account holder; `''` unless the account has a first and a last name: no payee can be compared
 * with half of a name.
 */
export function accountHolderName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const parts = [firstName, lastName].map((part) => part.replace(/\s+/g, ' ').trim());
  return parts.includes('') ? '' : parts.join(' ');
}

/**
 * Returns whether a withdrawal names a payee who may not be the account holder: it is not paid automatically (decision
 * 63). A destination without a name is the provider's to check.
 */
export function hasOtherPayee(
  details: { readonly fullName?: string | undefined },
  accountHolder: string,
): boolean {
  return details.fullName !== undefined && !isSameName(details.fullName, accountHolder);
}
