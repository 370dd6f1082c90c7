import { svgElement } from '../../element.js';

const paths = {
  undo: ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 0 11H11'],
  clear: [
    'm7 21-4.3-4.3a1.8 1.8 0 0 1 0-2.6l9.4-9.4a1.8 1.8 0 0 1 2.6 0l5.6 5.6a1.8 1.8 0 0 1 0 2.6L13 21',
    'M22 21H7',
    'm5 11 9 9',
  ],
  repeat: ['m17 2 4 4-4 4', 'M3 11v-1a4 4 0 0 1 4-4h14', 'm7 22-4-4 4-4', 'M21 13v1a4 4 0 0 1-4 4H3'],
  shield: [
    'M12 3c2 1.6 4.4 2.5 7 2.7V13c0 4.5-3.3 7-7 8.3C8.3 20 5 17.5 5 13V5.700C7.6 5.5 10 4.6 12 3z',
    'm9 12 2 2 4-4',
  ],
  players: [
    'M16 20v-1.500a3.5 3.5 0 0 0-3.5-3.500h-6A3.5 3.5 0 0 0 3 18.500V20',
    'M9.5 4.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
    'M21 20v-1.500a3.5 3.5 0 0 0-2.6-3.4',
    'M15.6 4.600a3.5 3.5 0 0 1 0 6.8',
  ],
  offline: [
    'M3 3l18 18',
    'M12 19.500h.01',
    'M8.5 16a5 5 0 0 1 7 0',
    'M5 12.500a10 10 0 0 1 4.5-2.6',
    'M19 12.500a10 10 0 0 0-2-1.6',
    'M2 8.800a15 15 0 0 1 4.2-2.7',
    'M22 8.800A15 15 0 0 0 11 5.1',
  ],
  lock: ['M7.5 11V8a4.5 4.5 0 0 1 9 0v3', 'M5.5 11h13v9h-13z'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  check: ['M4 12.500l5 5L20 6.5'],
  cross: ['M6 6l12 12', 'M18 6L6 18'],
} as const;
export type TableIcon = keyof typeof paths;

/** Creates a line icon in the colour of the text; it is decoration beside a name. */
export function tableIcon(name: TableIcon): SVGSVGElement {
  return svgElement(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', 'data-icon': name },
    ...paths[name].map((d) => svgElement('path', { d })),
  );
}
