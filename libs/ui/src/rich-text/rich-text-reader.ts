import { atom } from 'jotai';
import { type ReactNode } from 'react';

type RichTextReader = (html: string) => ReactNode;

/** What reads HTML; `null` until it is loaded, which the first text with markup does. */
export const readerAtom = atom<{ read: RichTextReader } | null>(null);
readerAtom.onMount = (setReader) => {
  import('./rich-elements.js').then(
    ({ readRichElements }) => setReader({ read: readRichElements }),
    // Without a connection the plain text stays; the next text tries again.
    () => undefined,
  );
};
