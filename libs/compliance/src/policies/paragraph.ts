/** A piece of a paragraph: text, a link to a page of the site, or the address of support. */
export type Piece = { text: string } | { text: string; page: string } | { email: string };

/** What a game shows its player while they play, by the brand's policy. */
export type ShownInGame = 'all' | 'time' | 'money' | 'nothing';

/** The values of a brand that policies name; an undefined one is not known. */
export interface BrandValues {
  brand: string;
  operator: string;
  minimumAge: string;
  address: string | undefined;
  licence: string | undefined;
  support: string | undefined;
  /** A paragraph that starts with `{{?time}}` is only for brands whose games show the time, and so on. */
  shownInGame: ShownInGame;
}

const marks = /\{\{(\w+)\}\}|\[([^\]]+)\]\(([\w-]+)\)/g;

const condition = /^\{\{\?(\w+)\}\}/;

/**
 * Splits a paragraph into its pieces; returns `null` for one that names a value which is not known, or whose condition the
 * brand does not meet.
 */
export function readParagraph(text: string, { shownInGame, ...values }: BrandValues): Piece[] | null {
  const wanted = condition.exec(text);
  if (wanted !== null && wanted[1] !== shownInGame) return null;
  const paragraph = text.slice(wanted?.[0].length ?? 0);
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(marks)) {
    const [mark, name, label, page] = match;
    if (match.index > end) pieces.push({ text: paragraph.slice(end, match.index) });
    end = match.index + mark.length;
    if (label !== undefined && page !== undefined) {
      pieces.push({ text: label, page });
      continue;
    }
    const value =
      name !== undefined && Object.hasOwn(values, name) ? values[name as keyof typeof values] : undefined;
    if (value === undefined || value === '') return null;
    pieces.push(name === 'support' ? { email: value } : { text: value });
  }
  if (end < paragraph.length) pieces.push({ text: paragraph.slice(end) });
  return pieces;
}
