import { playerAtom, useStored } from '@casino-kit/session';
import { atom, useSetAtom, useStore } from 'jotai';
import { useMemo } from 'react';

/** Whether the chat is open on this page, was ever opened, and whether someone has mentioned the player since. */
export interface ChatVisit {
  isOpen: boolean;
  wasOpened: boolean;
  isMentioned: boolean;
}

const start: ChatVisit = { isOpen: false, wasOpened: false, isMentioned: false };
const notOpened = () => start;

/** The chat of the player who is logged in. */
export const chatVisitAtom = playerAtom(start);
const changeAtom = atom(null, (get, set, change: Partial<ChatVisit>) =>
  set(chatVisitAtom, { ...get(chatVisitAtom), ...change }),
);

/** Returns the state of the chat on this page. */
export function useChatVisit(): ChatVisit {
  return useStored(useStore(), chatVisitAtom, notOpened);
}

/** Returns what opens and closes the chat, from whichever button. */
export function useChat(): { open: () => void; close: () => void; mention: () => void } {
  const change = useSetAtom(changeAtom);
  return useMemo(
    () => ({
      open: () => change({ isOpen: true, wasOpened: true, isMentioned: false }),
      close: () => change({ isOpen: false }),
      mention: () => change({ isMentioned: true }),
    }),
    [change],
  );
}
