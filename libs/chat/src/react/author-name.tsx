'use client';

import { type ChatAuthor } from '@casino-kit/api-contract';
import { useTexts } from './texts.js';

/** Returns a function that names an author: one in ghost mode has a neutral name (§6). */
export function useAuthorName(): (author: ChatAuthor) => string {
  const t = useTexts();
  return ({ name }) => (name === '' ? t('chat.ghost') : name);
}
