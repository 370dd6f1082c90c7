import { useSyncExternalStore } from 'react';
import { playerLeft } from '../../app/session-events.js';

/** Whether the chat is open on this page, was ever opened, and whether someone has mentioned the player since. */
export interface ChatVisit {
  isOpen: boolean;
  wasOpened: boolean;
  isMentioned: boolean;
}

const start: ChatVisit = { isOpen: false, wasOpened: false, isMentioned: false };
let visit = start;
const listeners = new Set<() => void>();

function change(next: Partial<ChatVisit>): void {
  visit = { ...visit, ...next };
  for (const listener of listeners) listener();
}

/** Opens and closes the chat, from whichever button. */
export const chat = {
  open: () => change({ isOpen: true, wasOpened: true, isMentioned: false }),
  close: () => change({ isOpen: false }),
  mention: () => change({ isMentioned: true }),
};

// The chat belongs to the player who was logged in.
playerLeft.subscribe(() => change(start));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the state of the chat on this page. */
export function useChatVisit(): ChatVisit {
  return useSyncExternalStore(
    subscribe,
    () => visit,
    () => start,
  );
}
