import { useCallback } from 'react';
import { type Message } from '../../core/call-problems.js';
import { type AuthTextKey, useTexts } from '../texts.js';

/** Gives the words of a message; what a server sent may be a text key (then its text) or a sentence (then itself). */
export function useMessageText(): (message: Message) => string {
  const t = useTexts();
  return useCallback(
    (message) => ('key' in message ? t(message.key, message.params) : t(message.fromServer as AuthTextKey)),
    [t],
  );
}
