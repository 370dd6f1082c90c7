import { getRouletteColour, wheelOrder } from '@casino-kit/reference-games';
import { svgElement } from '../../element.js';

const step = 360 / wheelOrder.length;

/** Returns the angle of a number's pocket on the wheel, clockwise from the zero, in degrees. */
export const pocketAngle = (number: number): number => wheelOrder.indexOf(number) * step;

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(300 + radius * Math.sin(angle)).toFixed(1)} ${(300 - radius * Math.cos(angle)).toFixed(1)}`;
}

/** A part of a ring between two radii. */
function ringPart(outer: number, inner: number, from: number, to: number): string {
  return (
    `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}` +
    `L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
  );
}

function pocket(number: number): SVGElement[] {
  const angle = pocketAngle(number);
  const [from, to] = [angle - step / 2, angle + step / 2];
  const colour = getRouletteColour(number);
  const [x, y] = point(236, angle).split(' ');
  return [
    svgElement('path', { class: `pocket is-${colour}`, d: ringPart(262, 206, from, to) }),
    svgElement('path', { class: `pocket is-${colour} is-deep`, d: ringPart(206, 160, from, to) }),
    svgElement('path', { class: 'fret', d: `M${point(262, from)}L${point(160, from)}` }),
    svgElement(
      'text',
      { class: 'pocket-number', x, y, transform: `rotate(${angle.toFixed(2)} ${x} ${y})` },
      String(number),
    ),
  ];
}

const stop = (offset: number, part: string) => svgElement('stop', { offset, class: part });

function gradients(id: string): SVGElement {
  return svgElement(
    'defs',
    {},
    svgElement(
      'radialGradient',
      { id: `${id}-gold`, cx: 0.36, cy: 0.3, r: 0.8 },
      stop(0, 'gold-light'),
      stop(0.4, 'gold'),
      stop(1, 'gold-deep'),
    ),
    svgElement(
      'radialGradient',
      { id: `${id}-bowl`, cx: 0.4, cy: 0.34, r: 0.75 },
      stop(0, 'bowl-light'),
      stop(1, 'bowl-deep'),
    ),
  );
}

const circle = (radius: number, attributes: Record<string, string | number>) =>
  svgElement('circle', { cx: 300, cy: 300, r: radius, ...attributes });

/** Draws the part of the wheel that rests: its bowl and rim. */
export function bowlPicture(): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 600 600', 'aria-hidden': 'true', class: 'wheel-bowl' },
    gradients('rest'),
    svgElement('ellipse', { cx: 300, cy: 318, rx: 290, ry: 280, class: 'wheel-shadow' }),
    circle(292, { fill: 'url(#rest-bowl)' }),
    circle(288, { fill: 'none', stroke: 'url(#rest-gold)', 'stroke-width': 4 }),
    circle(265, { fill: 'none', stroke: 'url(#rest-gold)', 'stroke-width': 6 }),
  );
}

/** Draws the part that turns: the pockets and the hub. */
export function rotorPicture(): SVGSVGElement {
  const arms = [22, 112, 202, 292].map((angle) =>
    svgElement(
      'g',
      { transform: `rotate(${angle} 300 300)`, fill: 'url(#turn-gold)' },
      svgElement('rect', { x: 295, y: 196, width: 10, height: 104, rx: 5 }),
      svgElement('circle', { cx: 300, cy: 194, r: 13 }),
    ),
  );
  return svgElement(
    'svg',
    { viewBox: '0 0 600 600', 'aria-hidden': 'true', class: 'wheel-rotor' },
    gradients('turn'),
    ...wheelOrder.flatMap(pocket),
    circle(206, { fill: 'none', class: 'fret', 'stroke-width': 2 }),
    circle(160, { fill: 'url(#turn-bowl)', stroke: 'url(#turn-gold)', 'stroke-width': 4 }),
    ...arms,
    circle(46, { fill: 'url(#turn-gold)' }),
    circle(26, { fill: 'url(#turn-bowl)' }),
  );
}
