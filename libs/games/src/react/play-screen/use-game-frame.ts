'use client';

import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type GameFrameCommand, type GameFrameMessage } from '@casino-kit/api-contract';
import { type FrameAdapter, readGameMessage } from '../../core/game-frame.js';

/**
 * Exchanges messages with a game's frame. Messages from another window or origin, or that the adapter does not
 * understand, are ignored; messages to the frame reach only that origin.
 */
export function useGameFrame(
  origin: string,
  adapter: FrameAdapter,
  onMessage: (message: GameFrameMessage) => void,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.current?.contentWindow) return;
    const message = readGameMessage(event, origin, adapter);
    if (message !== null) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  const say = useCallback(
    (command: GameFrameCommand) => {
      const message = adapter.write(command);
      if (message !== undefined) frame.current?.contentWindow?.postMessage(message, origin);
    },
    [adapter, origin],
  );
  return { frame, say };
}
