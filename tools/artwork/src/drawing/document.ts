import { type Art } from './art.js';

/** Text made safe for an XML attribute. */
export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A stand-alone SVG document of `width` × `height` units; without a label it is hidden from assistive technology. */
export function svgDocument(art: Art, width: number, height: number, body: string, label?: string): string {
  const role = label === undefined ? ' aria-hidden="true"' : ` role="img" aria-label="${escapeXml(label)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${role}><defs>${art.definitions.join('')}</defs>${body}</svg>`;
}

/** Long outlines drawn more than once become one definition and uses of it. */
function shareOutlines(svg: string): string {
  const prefix = svg.match(/id="(g[a-z0-9]+?)[0-9a-z]"/)?.[1] ?? 'g';
  const times = new Map<string, number>();
  for (const [, data = ''] of svg.matchAll(/<path d="([^"]{64,})"/g))
    times.set(data, (times.get(data) ?? 0) + 1);
  let slim = svg;
  let definitions = '';
  let count = 0;
  for (const [data, n] of times) {
    if (n < 2) continue;
    const id = `${prefix}_${(count++).toString(36)}`;
    slim = slim.replaceAll(`<path d="${data}"`, `<use href="#${id}"`);
    definitions += `<path id="${id}" d="${data}"/>`;
  }
  return slim.replace('<defs>', '<defs>' + definitions);
}

/** Writes path data without the spaces a parser does not need. */
const tightPath = (attribute: string): string =>
  attribute
    .replace(/([\d]) -/g, '$1-')
    .replace(/([\d]) \./g, '$1 .')
    .replace(/([\d]) ?([A-Za-z]) ?(?=[-\d.])/g, '$1$2');

/** The same picture in fewer bytes: repeated outlines shared, numbers to one or two decimals, defaults left out. */
export const slimSvg = (svg: string): string =>
  shareOutlines(svg)
    .replace(/(\d+\.\d)\d{2,}/g, '$1')
    .replace(/([ "(,])0\./g, '$1.')
    .replace(/-0\./g, '-.')
    .replace(/ d="([^"]*)"/g, tightPath)
    .replaceAll('translate(0 0) ', '')
    .replaceAll(' cx="0"', '')
    .replaceAll(' cy="0"', '');
