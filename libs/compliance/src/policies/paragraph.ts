/** A piece of a paragraph: text, a link to a page of the site, or the address of support. */
export type Piece = { text: string } | { text: string; page: string } | { email: string };

/** The values of a brand that policies name; an undefined one is not known. */
export interface BrandValues {
  brand: string;
  operator: string;
  minimumAge: string;
  address: string | undefined;
  licence: string | undefined;
  support: string | undefined;
}

const marks = /\{\{(\w+)\}\}|\[([^\]]+)\]\(([\w-]+)\)/g;

/** Splits a paragraph into its pieces; returns `null` for one that names a value which is not known. */
export function readParagraph(paragraph: string, values: BrandValues): Piece[] | null {
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
      name !== undefined && Object.hasOwn(values, name) ? values[name as keyof BrandValues] : undefined;
    if (value === undefined || value === '') return null;
    pieces.push(name === 'support' ? { email: value } : { text: value });
  }
  if (end < paragraph.length) pieces.push({ text: paragraph.slice(end) });
  return pieces;
}
