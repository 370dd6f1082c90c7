import { readMarkup } from './tokens.js';

/** Elements within a line of text; any other separates what is before it from what is after it. */
const withinLine: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo code em font i mark s small span strong sub sup u wbr'.split(' '),
);

/**
 * Returns the text of a value in which a server may have sent HTML, such as the name of a bonus: without tags, with
 * characters in place of their references. Text without either stays as it is.
 */
export function toPlainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return readMarkup(html)
    .map((token) => (token.kind === 'text' ? token.text : withinLine.has(token.tag) ? '' : ' '))
    .join('')
    .replaceAll(/[ \t\n]+/g, ' ')
    .trim();
}
