import { type ReactNode } from 'react';

type RichTextReader = (html: string) => ReactNode;

let reader: RichTextReader | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  if (reader !== null || isLoading) return;
  isLoading = true;
  try {
    reader = (await import('./rich-elements.js')).readRichElements;
    for (const listener of listeners) listener();
  } catch {
    // Without a connection the plain text stays; the next text tries again.
  } finally {
    isLoading = false;
  }
}

/** Loads what reads HTML, and calls `listener` when it is there. */
export function subscribeToReader(listener: () => void): () => void {
  listeners.add(listener);
  void load();
  return () => listeners.delete(listener);
}

/** Returns what reads HTML; `null` until it is loaded. */
export const currentReader = (): RichTextReader | null => reader;
