'use client';

import { type ChatAuthor } from '@casino-kit/api-contract';
import { useShownName } from '@casino-kit/ui';

/** Returns a function that names an author: one in ghost mode has a neutral name (§6). */
export function useAuthorName(): (author: ChatAuthor) => string {
  const nameOf = useShownName();
  return ({ name }) => nameOf(name);
}
