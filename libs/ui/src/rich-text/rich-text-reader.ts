import { atom } from 'jotai';
import { type ReactNode } from 'react';

type RichTextReader = (html: string) => ReactNode;

/** What reads HTML; `null` until it is loaded. */
export const readerAtom = atom<{ read: RichTextReader } | null>(null);

/** Loads what reads HTML, unless it is there. */
export const loadReaderAtom = atom(null, async (get, set) => {
  if (get(readerAtom) !== null) return;
  try {
    const { readRichElements } = await import('./rich-elements.js');
    set(readerAtom, { read: readRichElements });
  } catch {
    // Without a connection the plain text stays; the next text tries again.
  }
});
