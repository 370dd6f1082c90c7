'use client';

import { Fragment, type ReactNode } from 'react';

/**
 * Puts elements into a text: `richText('I accept the <terms>terms</terms>', { terms: (inner) => <a …>{inner}</a> })`.
 * A translator may move the marks about. Marks without an element in `parts` stay text; marks are not nested.
 */
export function richText(
  text: string,
  parts: Readonly<Record<string, (inner: string) => ReactNode>>,
): ReactNode {
  // Splitting by two groups returns text, name, inner, text, name, inner, …, text.
  const pieces = text.split(/<([a-zA-Z][\w-]*)>([^<]*)<\/\1>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return piece;
    const inner = pieces[index + 1] ?? '';
    const part = Object.hasOwn(parts, piece) ? parts[piece] : undefined;
    return <Fragment key={index}>{part ? part(inner) : `<${piece}>${inner}</${piece}>`}</Fragment>;
  });
}
