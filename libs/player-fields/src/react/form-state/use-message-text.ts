'use client';

import { useCallback } from 'react';
import { type Message } from '../../core/call-errors.js';
import { isFieldText, useTexts } from '../texts.js';

type Params = Readonly<Record<string, string | number>>;

/**
 * Returns the text of a message, or of a text key as schemas name it. This library's texts are known; `others` returns
 * those of the calling library. A server's text may be a text key (then its text) or a sentence (then itself).
 */
export function useMessageText(
  others: (key: string, params?: Params) => string = (key) => key,
): (message: Message | string, params?: Params) => string {
  const t = useTexts();
  return useCallback(
    (message, params) => {
      const text: { key: string; params?: Params | undefined } =
        typeof message === 'string'
          ? { key: message, params }
          : 'key' in message
            ? message
            : { key: message.fromServer, params };
      return isFieldText(text.key) ? t(text.key, text.params) : others(text.key, text.params);
    },
    [t, others],
  );
}
