import { element, svgElement } from '../element.js';
import { type Lettering, outlineCapitals } from './lettering.js';

const tracking = 40;
const margin = 90;

const goldStops = [
  ['0', '#fffbe9'],
  ['.38', '#ffe1a0'],
  ['.55', '#f2b13c'],
  ['1', '#c77d12'],
] as const;

/** Creates the game's name as a heading in gold capitals; as plain text when the outlines are missing. */
export function gameTitle(name: string, lettering: Lettering | null): HTMLHeadingElement {
  const line = lettering === null ? null : outlineCapitals(lettering, name, tracking);
  if (line === null || lettering === null) return element('h1', { class: 'title is-text' }, name);
  const gold = svgElement(
    'linearGradient',
    { id: 'title-gold', x1: 0, y1: -lettering.cap, x2: 0, y2: 0, gradientUnits: 'userSpaceOnUse' },
    ...goldStops.map(([offset, colour]) => svgElement('stop', { offset, 'stop-color': colour })),
  );
  const glyphs = line.glyphs.map(({ x, outline }) =>
    svgElement('path', { d: outline, transform: `translate(${x} 0)` }),
  );
  const height = lettering.cap + margin * 2.6;
  const picture = svgElement(
    'svg',
    {
      viewBox: `${-margin} ${-lettering.cap - margin} ${line.width + margin * 2} ${height}`,
      role: 'img',
      'aria-label': name,
    },
    svgElement('defs', {}, gold),
    svgElement('g', { class: 'title-glyphs', fill: 'url(#title-gold)' }, ...glyphs),
  );
  return element('h1', { class: 'title' }, picture);
}
