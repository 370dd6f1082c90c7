import { element } from '../element.js';
import { type Texts } from '../texts.js';
import { type Face } from './face.js';
import { pictureUrl } from './pictures.js';
import { isWireSymbol } from './symbols.js';

/** Returns the name of a symbol of the wire in the player's language; an unknown symbol is its own name. */
export function symbolName(face: Face, symbol: string, texts: Texts): string {
  return isWireSymbol(symbol) ? texts.text(face.symbols[symbol].name) : symbol;
}

/**
 * Returns the picture of a symbol. Writes an unknown one out: a wrong picture would show a result that is not one.
 */
export function symbolPicture(face: Face, symbol: string, texts: Texts): HTMLElement {
  const name = symbolName(face, symbol, texts);
  if (!isWireSymbol(symbol)) return element('span', { class: 'symbol is-written' }, name);
  const src = pictureUrl(face.id, face.symbols[symbol].picture);
  return element('img', { class: 'symbol', src, alt: name, width: 160, height: 160, draggable: 'false' });
}
