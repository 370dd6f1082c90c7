'use client';

import { useEffect, useRef, useState } from 'react';
import { type ChatMessage } from '@casino-kit/api-contract';

/** How long messages are collected for one announcement, in ms. */
const collectMs = 2_000;

/** Messages that arrived since the last announcement. */
export interface Announcement {
  count: number;
  last: ChatMessage;
}

/**
 * Returns what screen readers announce when others write: the text of a single message, or the number of messages that
 * arrived within two seconds, so that a flood is one sentence.
 */
export function useAnnouncement(messages: readonly ChatMessage[], ownId: string): Announcement | null {
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const read = useRef<number | null>(null);
  const newest = messages.at(-1)?.messageId ?? 0;
  useEffect(() => {
    // What was there when the chat opened is not news.
    read.current ??= newest;
    const timer = setTimeout(() => {
      const from = read.current ?? newest;
      const fresh = messages.filter(
        ({ messageId, author, isRemoved }) => messageId > from && author.authorId !== ownId && !isRemoved,
      );
      read.current = newest;
      const last = fresh.at(-1);
      if (last !== undefined) setAnnouncement({ count: fresh.length, last });
    }, collectMs);
    return () => clearTimeout(timer);
  }, [messages, newest, ownId]);
  return announcement;
}
