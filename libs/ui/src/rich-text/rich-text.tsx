'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useHydrated } from '../use-hydrated/use-hydrated.js';
import styles from './rich-text.module.css';
import { loadReaderAtom, readerAtom } from './rich-text-reader.js';

export interface RichTextProps {
  /** HTML of an editor, not trusted. */
  html: string;
  /** The same text without markup: shown on the server, and until the sanitiser is loaded. */
  plainText: string;
  className?: string | undefined;
}

/**
 * A text with paragraphs, lists, emphasis and links, in the direction of its own language. DOMPurify, which is loaded when
 * the first text with markup is shown, leaves of the HTML only these elements and links to `http(s)` or a path of this site.
 */
export function RichText({ html, plainText, className = '' }: RichTextProps) {
  // A text without markup is its own plain text.
  const isRich = html !== plainText;
  const reader = useAtomValue(readerAtom);
  const load = useSetAtom(loadReaderAtom);
  useEffect(() => {
    if (isRich) void load();
  }, [isRich, load]);
  // A part that hydrates late matches the server's plain text first.
  const isHydrated = useHydrated();
  return (
    <div dir="auto" className={`${styles.text} ${className}`}>
      {isRich && isHydrated && reader !== null ? reader.read(html) : plainText}
    </div>
  );
}
