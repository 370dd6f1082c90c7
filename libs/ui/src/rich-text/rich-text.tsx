'use client';

import { useSyncExternalStore } from 'react';
import styles from './rich-text.module.css';
import { currentReader, subscribeToReader } from './rich-text-reader.js';

export interface RichTextProps {
  /** HTML of an editor, not trusted. */
  html: string;
  /** The same text without markup: shown on the server, and until the sanitiser is loaded. */
  plainText: string;
  className?: string | undefined;
}

const noReader = () => null;

/**
 * A text with paragraphs, lists, emphasis and links, in the direction of its own language. DOMPurify, which is loaded when
 * the first such text is shown, leaves of the HTML only these elements and links to `http(s)` or a path of this site.
 */
export function RichText({ html, plainText, className = '' }: RichTextProps) {
  const read = useSyncExternalStore(subscribeToReader, currentReader, noReader);
  return (
    <div dir="auto" className={`${styles.text} ${className}`}>
      {read === null ? plainText : read(html)}
    </div>
  );
}
