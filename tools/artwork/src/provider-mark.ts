import { PROVIDERS, type Provider, type ProviderId } from './catalogue/providers.js';
import { oklch } from './drawing/colour.js';
import { escapeXml } from './drawing/document.js';
import { type FaceId, measure, textPath } from './drawing/lettering.js';
import { path, place } from './drawing/shapes.js';

/** Type sizes at which the faces look equally large. */
const SIZE: Partial<Record<FaceId, number>> = {
  anton: 22,
  playfair: 22,
  cinzel: 19,
  russo: 18,
  sora: 19,
  outfit: 22,
  rye: 17,
  lilita: 20,
  germania: 22,
};

/** A provider's logotype: its mark in its own hue and its name in `colour`, 32 units high. */
export function providerMark(id: ProviderId, colour = '#fff'): string {
  const provider: Provider = PROVIDERS[id];
  const { face, hue, mark, track = 0 } = provider;
  const text = provider.upper ? provider.name.toUpperCase() : provider.name;
  const size = SIZE[face] ?? 20;
  const width = Math.ceil((measure(face, text, track) * size) / 1000 + 40);
  const symbol = place(14, 16, 1, 0, path(mark, oklch(0.78, 0.14, hue)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32" role="img" aria-label="${escapeXml(provider.name)}">${symbol}${textPath(face, text, size, 34, 23, colour, { track, grid: 20 })}</svg>`;
}
