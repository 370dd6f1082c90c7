'use client';

import { type Message, useMessageText } from '@casino-kit/player-fields';
import { useCallback } from 'react';
import { type AuthTextKey, useTexts } from './texts.js';

type Params = Readonly<Record<string, string | number>>;

/** Returns the text of a message or text key: the form's texts, this library's, otherwise what the server sent. */
export function useAuthMessage(): (message: Message | string, params?: Params) => string {
  const t = useTexts();
  return useMessageText(useCallback((key: string, params?: Params) => t(key as AuthTextKey, params), [t]));
}
