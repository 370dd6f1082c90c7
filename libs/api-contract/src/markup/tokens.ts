import { decodeEntities } from './character-references.js';

/** A part of an HTML text: characters, decoded, or a tag with its name in lower case. */
export type MarkupToken = { kind: 'text'; text: string } | { kind: 'tag'; tag: string };

/** Elements whose content is not for reading: it is dropped with them. */
const unread: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'textarea',
  'iframe',
  'object',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'svg',
  'math',
  'select',
]);

/** A comment, a declaration, or a tag; a `<` that begins none of them is text. */
const markup = /<!--[^]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-zA-Z][a-zA-Z\d:-]*)(?:[\s/][^<>]*)?>/g;

/** Splits an HTML text into characters and tags. Drops comments, and elements that are not for reading with their content. */
export function readMarkup(html: string): MarkupToken[] {
  const tokens: MarkupToken[] = [];
  let dropped: string | null = null;
  const addText = (text: string) => {
    if (dropped === null && text !== '') tokens.push({ kind: 'text', text: decodeEntities(text) });
  };
  let end = 0;
  for (const found of html.matchAll(markup)) {
    addText(html.slice(end, found.index));
    end = found.index + found[0].length;
    const tag = found[2]?.toLowerCase();
    if (tag === undefined) continue;
    const isEnd = found[1] === '/';
    if (dropped !== null) {
      if (isEnd && tag === dropped) dropped = null;
    } else if (unread.has(tag)) {
      if (!isEnd) dropped = tag;
    } else tokens.push({ kind: 'tag', tag });
  }
  addText(html.slice(end));
  return tokens;
}
