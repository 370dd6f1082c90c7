import { element, svgElement } from '../element.js';
import { type Texts } from '../texts.js';
import { type Face } from './face.js';
import { pictureUrl } from './pictures.js';
import { coinSymbol, isFaceSymbol, timesOfWild } from './symbols.js';

/** Returns the name of a symbol of the wire in the player's language; an unknown symbol is its own name. */
export function symbolName(face: Face, symbol: string, texts: Texts): string {
  const times = timesOfWild(symbol);
  if (times !== undefined)
    return times === 1
      ? texts.text('symbol.wild')
      : `${texts.text('symbol.wild')} × ${texts.figure(String(times))}`;
  if (symbol === coinSymbol) return texts.text('symbol.coin');
  return isFaceSymbol(symbol) ? texts.text(face.symbols[symbol].name) : symbol;
}

/** A star with the word on it, and below it how often it counts. It looks the same in every face. */
function wildPicture(name: string, word: string, times: number): HTMLElement {
  const label = (text: string, y: number, size: number) => {
    const node = svgElement('text', { x: 80, y, 'font-size': size, class: 'wild-label' });
    node.textContent = text;
    return node;
  };
  const points = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const radius = index % 2 === 0 ? 78 : 64;
    return `${(80 + radius * Math.sin(angle)).toFixed(1)},${(80 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  // Longer words, as some languages have, use a smaller font.
  const size = Math.min(42, 190 / Math.max(4, word.length));
  const picture = svgElement(
    'svg',
    { viewBox: '0 0 160 160', 'aria-hidden': 'true' },
    svgElement('polygon', { points: points.join(' '), class: 'wild-star' }),
    svgElement('circle', { cx: 80, cy: 80, r: 56, class: 'wild-face' }),
    label(word, times === 1 ? 95 : 84, size),
    ...(times === 1 ? [] : [label(`×${times}`, 120, 36)]),
  );
  return element('span', { class: 'symbol is-wild', role: 'img', 'aria-label': name }, picture);
}

/** A coin without a value: it looks the same in every face, and shows what it pays once it locks. */
function coinPicture(name: string): HTMLElement {
  const picture = svgElement(
    'svg',
    { viewBox: '0 0 160 160', 'aria-hidden': 'true' },
    svgElement('circle', { cx: 80, cy: 80, r: 74, class: 'coin-edge' }),
    svgElement('circle', { cx: 80, cy: 80, r: 58, class: 'coin-face' }),
    svgElement('path', {
      class: 'coin-star',
      d: 'M80 44l11 24 26 3-19 18 5 26-23-13-23 13 5-26-19-18 26-3z',
    }),
  );
  return element('span', { class: 'symbol is-coin', role: 'img', 'aria-label': name }, picture);
}

/**
 * Returns the picture of a symbol. Writes an unknown one out: a wrong picture would show a result that is not one.
 */
export function symbolPicture(face: Face, symbol: string, texts: Texts): HTMLElement {
  const name = symbolName(face, symbol, texts);
  const times = timesOfWild(symbol);
  if (times !== undefined) return wildPicture(name, texts.text('symbol.wild'), times);
  if (symbol === coinSymbol) return coinPicture(name);
  if (!isFaceSymbol(symbol)) return element('span', { class: 'symbol is-written' }, name);
  const src = pictureUrl(face.id, face.symbols[symbol].picture);
  return element('img', { class: 'symbol', src, alt: name, width: 160, height: 160, draggable: 'false' });
}
