'use client';

import { useEffect, useState } from 'react';
import {
  requestOverSocket,
  useApiClient,
  useLiveEvent,
  useLiveSocket,
  useLiveStatus,
} from '@casino-kit/api-client';
import { type ChatMessage } from '@casino-kit/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { loadBefore, roomKey, roomQuery } from '../core/chat-queries.js';
import {
  addMessages,
  addOlder,
  canLoadOlder,
  changeAuthor,
  emptyLog,
  removeMessages,
  type RoomLog,
} from '../core/room-log.js';

/**
 * Where the player is: `offline` without a connection, `left` after being away for too long, `closed` when the server
 * does not let them in.
 */
export type RoomPlace = 'joining' | 'here' | 'left' | 'closed' | 'offline';

export interface UseChatRoomResult {
  place: RoomPlace;
  /** How many players are in the room, once known. */
  here: number | null;
  /** How many players are in rooms, as far as events said. */
  counts: Readonly<Record<string, number>>;
  /** `undefined` while loading and after a failure. */
  log: RoomLog | undefined;
  hasFailed: boolean;
  retry: () => void;
  loadOlder: () => void;
  isLoadingOlder: boolean;
  /** Enters the room again. */
  comeBack: () => void;
  /** Shows a message that this player has sent. */
  add: (message: ChatMessage) => void;
}

/** Enters a room while `isEnabled`, and keeps its messages: every event of the chat patches the cache here. */
export function useChatRoom({
  room,
  isEnabled,
  isAway,
}: {
  room: string;
  isEnabled: boolean;
  isAway: boolean;
}): UseChatRoomResult {
  const client = useApiClient();
  const queries = useQueryClient();
  const live = useLiveSocket();
  const status = useLiveStatus();
  const [reply, setReply] = useState<{ visit: string; place: RoomPlace } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  // A reply belongs to the visit that asked for it: a room, a connection, an attempt.
  const visit = `${room} ${status} ${attempt}`;
  const isOn = isEnabled && status === 'on';

  const known = () => queries.getQueryData<RoomLog>(roomKey(room));
  const { data, isError, refetch } = useQuery({ ...roomQuery(client, room, known), enabled: isEnabled });
  const patch = (name: string, change: (log: RoomLog) => RoomLog) =>
    queries.setQueryData<RoomLog>(roomKey(name), (log) => change(log ?? emptyLog));

  useEffect(() => {
    if (!isOn || live === null) return;
    let isCurrent = true;
    void requestOverSocket(live, 'chat:join', { room }).then((response) => {
      if (!isCurrent) return;
      if (response?.ok === true) setCounts((all) => ({ ...all, [room]: response.data.here }));
      const refused = response === null ? 'offline' : 'closed';
      setReply({ visit, place: response?.ok === true ? 'here' : refused });
      // Whatever was written before the player entered.
      void refetch();
    });
    return () => {
      isCurrent = false;
    };
  }, [isOn, live, room, visit, refetch]);
  useEffect(() => {
    if (!isEnabled || live === null) return;
    return () => void requestOverSocket(live, 'chat:leave', {});
  }, [isEnabled, live]);

  const place = !isOn ? 'offline' : reply?.visit === visit ? reply.place : 'joining';
  const isHere = place === 'here';
  useEffect(() => {
    if (isHere) void requestOverSocket(live, 'chat:away', { isAway });
  }, [isHere, isAway, live]);

  useLiveEvent('chat:message', (message) => patch(message.room, (log) => addMessages(log, [message])));
  useLiveEvent('chat:removed', ({ messageIds }) => patch(room, (log) => removeMessages(log, messageIds)));
  useLiveEvent('chat:author', (author) => patch(room, (log) => changeAuthor(log, author)));
  useLiveEvent('chat:here', ({ room: name, here }) => setCounts((all) => ({ ...all, [name]: here })));
  useLiveEvent('chat:left', (left) => {
    if (left.room === room) setReply({ visit, place: 'left' });
  });

  const older = useMutation({
    mutationFn: (before: number) => loadBefore(client, room, before),
    onSuccess: (page) => patch(room, (log) => addOlder(log, page)),
  });
  const first = data?.messages[0]?.messageId;
  return {
    place,
    here: counts[room] ?? null,
    counts,
    log: data,
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
    loadOlder: () => {
      if (data !== undefined && first !== undefined && canLoadOlder(data) && !older.isPending)
        older.mutate(first);
    },
    isLoadingOlder: older.isPending,
    comeBack: () => setAttempt((number) => number + 1),
    add: (message) => patch(message.room, (log) => addMessages(log, [message])),
  };
}
