const accents: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'aåbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþrŕsštţuûvṽwŵxẋyýzžAÅCÇDĐEÉGĜHĤIÎJĴKĶLĻNÑOÖPÞRŔSŠTŢUÛWŴYÝZŽ',
  ).reduce<[string, string][]>(
    (pairs, letter, index, all) => (index % 2 === 0 ? [...pairs, [letter, all[index + 1] ?? letter]] : pairs),
    [],
  ),
);

/** What stays as it is: placeholders, tags and the targets of links. */
const kept = /(\{\{[^}]*\}\}|<[^>]*>|\]\([^)]*\))/;
const growth = 0.4;
const filler = ' ţŵö ţĥŕéé ƒöûŕ';

/**
 * Returns an English text as a language that does not exist: accented, 40 % longer and in brackets, so that a text that is not
 * in a dictionary, cut off or joined from parts is noticed.
 */
export function pseudoText(english: string): string {
  const accented = english
    .split(kept)
    .map((part, place) =>
      place % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter),
    )
    .join('');
  const extra = Math.ceil(english.length * growth);
  return `[${accented}${filler.repeat(Math.ceil(extra / filler.length)).slice(0, extra)}]`;
}
