'use client';

import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';

/** Where a server keeps what many of its pages show alike. */
export interface MarkupCache {
  /** Returns the markup of `content`, rendered now or for an earlier page of the same `name` and JSON of `data`. */
  getMarkup(name: string, data: unknown, content: ReactNode): string;
}

const MarkupCacheContext = createContext<MarkupCache | null>(null);

export interface MarkupCacheProviderProps {
  /** Shared by the pages that a server renders. */
  cache: MarkupCache;
  children: ReactNode;
}

/** Provides a server's markup cache. Without it, as in every browser, content is rendered in place. */
export function MarkupCacheProvider({ cache, children }: MarkupCacheProviderProps) {
  return <MarkupCacheContext value={cache}>{children}</MarkupCacheContext>;
}

/**
 * Returns the props that fill an element with `content`: React children, or markup that a server kept. A browser
 * hydrates the markup as if it had been rendered in place.
 *
 * @param name A name of its own for this kind of content.
 * @param data Everything that the content shows beside texts, settings and the address: contents with the same JSON look
 *   the same. The content must not use `useId` or suspend. `undefined` never keeps it.
 */
export function useCachedMarkup(
  name: string,
  data: unknown,
  content: ReactNode,
): Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  const cache = useContext(MarkupCacheContext);
  if (cache === null || data === undefined) return { children: content };
  return { dangerouslySetInnerHTML: { __html: cache.getMarkup(name, data, content) } };
}
