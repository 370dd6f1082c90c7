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
const never = () => () => undefined;

/**
 * A text with paragraphs, lists, emphasis and links, in the direction of its own language. DOMPurify, which is loaded when
 * the first text with markup is shown, leaves of the HTML only these elements and links to `http(s)` or a path of this site.
 */
export function RichText({ html, plainText, className = '' }: RichTextProps) {
  // A text without markup is its own plain text.
  const isRich = html !== plainText;
  const read = useSyncExternalStore(isRich ? subscribeToReader : never, currentReader, noReader);
  return (
    <div dir="auto" className={`${styles.text} ${className}`}>
      {isRich && read !== null ? read(html) : plainText}
    </div>
  );
}
