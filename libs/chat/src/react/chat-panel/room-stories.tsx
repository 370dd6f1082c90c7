'use client';

import { ApiProvider, useApiClient } from '@casino-kit/api-client';
import { makeLiveSocket } from '@casino-kit/api-client/testing';
import { type ReactNode, useEffect, useState } from 'react';

/** What happens to the socket of a story: it is connected, lost, or removed from the room after being away. */
export type RoomOfStory = 'here' | 'offline' | 'left';

/** Renders a story below a socket that lets the player into every room. */
export function RoomOfStory({ room, children }: { room: RoomOfStory; children: ReactNode }) {
  const client = useApiClient();
  const [socket] = useState(() => {
    const made = makeLiveSocket();
    made.respond('chat:join', ({ room: name }) => {
      // After the response that lets the player in.
      if (room === 'left') setTimeout(() => made.emit('chat:left', { room: name }), 0);
      return { ok: true, data: { room: name, here: 214 } };
    });
    return made;
  });
  useEffect(() => {
    if (room === 'offline') socket.become('connecting');
  }, [room, socket]);
  return (
    <ApiProvider client={client} live={socket.live}>
      {children}
    </ApiProvider>
  );
}
