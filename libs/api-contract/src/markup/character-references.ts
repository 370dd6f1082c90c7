/** The named character references that editors write; any other stays as it is. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  times: '×',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
};

/** Whether a code point is a character to show: no control, no half of a surrogate pair. */
function isShown(code: number): boolean {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return false;
  return code >= 0xa0 || (code >= 0x20 && code < 0x7f) || code === 0x09 || code === 0x0a;
}

/** Replaces each character reference by its character, once: `&amp;lt;` becomes `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined)
        return Object.hasOwn(named, name as string) ? (named[name as string] ?? '') : whole;
      const code = decimal === undefined ? parseInt(hex as string, 16) : Number(decimal);
      return isShown(code) ? String.fromCodePoint(code) : '';
    },
  );
}
