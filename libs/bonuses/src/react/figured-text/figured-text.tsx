'use client';

import { type Figured } from '../use-bonus-texts.js';

/** A text whose figure is emphasized. A text without it (some languages write the number as a word) stays plain. */
export function FiguredText({ text, figure }: Figured) {
  const at = figure === '' ? -1 : text.indexOf(figure);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{figure}</b>
      {text.slice(at + figure.length)}
    </>
  );
}
