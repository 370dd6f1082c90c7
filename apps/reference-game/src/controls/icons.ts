import { svgElement } from '../element.js';

const paths = {
  spin: ['M20 12a8 8 0 1 1-2.6-5.9', 'M20.5 3v5h-5'],
  stop: ['M7 7h10v10H7z'],
  next: ['M6 5l8 7-8 7z', 'M18 5v14'],
  minus: ['M6 12h12'],
  plus: ['M6 12h12', 'M12 6v12'],
  info: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M12 11v5', 'M12 7.8v.2'],
  soundOn: ['M4 9.5v5h3.5l4.5 4v-13l-4.5 4z', 'M15.5 9a4.2 4.2 0 0 1 0 6', 'M18 6.5a7.8 7.8 0 0 1 0 11'],
  soundOff: ['M4 9.5v5h3.5l4.5 4v-13l-4.5 4z', 'M16 9.5l5 5', 'M21 9.5l-5 5'],
  options: [
    'M4 7h9',
    'M19 7h1',
    'M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
    'M4 17h1',
    'M11 17h9',
    'M8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  ],
  close: ['M6 6l12 12', 'M18 6L6 18'],
} as const;
export type IconName = keyof typeof paths;

/** Creates a line icon of 24 units in the colour of the text; it is decoration beside a name. */
export function icon(name: IconName): SVGSVGElement {
  return svgElement(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', 'data-icon': name },
    ...paths[name].map((d) => svgElement('path', { d })),
  );
}
