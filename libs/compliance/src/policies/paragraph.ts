/** A piece of a paragraph: text, a link to a page of the site or to another site, or an email address. */
export type Piece =
  | { text: string }
  | { text: string; page: string }
  | { text: string; href: string }
  | { email: string };

/** The values of a brand that policies name; an undefined one is not known. */
export interface BrandValues {
  brand: string;
  operator: string;
  minimumAge: string;
  address: string | undefined;
  licence: string | undefined;
  support: string | undefined;
  /** One of these four has a value: what a game shows while it is played, by the brand's policy. */
  all?: string | undefined;
  time?: string | undefined;
  money?: string | undefined;
  nothing?: string | undefined;
  /** Where complaints go, an email address. */
  complaints?: string | undefined;
  /** The name of the dispute body, its address, and when it can be asked. */
  disputeBody?: string | undefined;
  disputeUrl?: string | undefined;
  disputeTime?: string | undefined;
  /** One of these three has a value: the level of protection of players' money. */
  fundsNone?: string | undefined;
  fundsMedium?: string | undefined;
  fundsHigh?: string | undefined;
  /** The operator's own words about it. */
  fundsText?: string | undefined;
  /** How long nobody has logged in to a dormant account; either its fee or that there is none. */
  dormantTime?: string | undefined;
  dormantFee?: string | undefined;
  dormantFree?: string | undefined;
}

const emails: readonly string[] = ['support', 'complaints'];

const marks = /\{\{(\??)(\w+)\}\}|\[([^\]]+)\]\(([\w-]+)\)/g;

/** Splits a paragraph into its pieces; returns `null` for one that names a value which is not known. */
export function readParagraph(paragraph: string, values: BrandValues): Piece[] | null {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(marks)) {
    const [mark, condition, name, label, page] = match;
    if (match.index > end) pieces.push({ text: paragraph.slice(end, match.index) });
    end = match.index + mark.length;
    if (label !== undefined && page !== undefined) {
      pieces.push({ text: label, page });
      continue;
    }
    const value =
      name !== undefined && Object.hasOwn(values, name) ? values[name as keyof BrandValues] : undefined;
    if (value === undefined || value === '') return null;
    if (condition === '?') continue;
    if (name !== undefined && emails.includes(name)) pieces.push({ email: value });
    else if (name === 'disputeBody' && values.disputeUrl !== undefined)
      pieces.push({ text: value, href: values.disputeUrl });
    else pieces.push({ text: value });
  }
  if (end < paragraph.length) pieces.push({ text: paragraph.slice(end) });
  return pieces;
}
