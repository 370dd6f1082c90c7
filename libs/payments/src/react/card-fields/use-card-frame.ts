'use client';

import { type CardFrameCommand, type CardFrameMessage } from '@casino-kit/api-contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createIdempotencyKey } from '@casino-kit/api-client';
import {
  type CardChannel,
  type CardResult,
  createCardChannel,
  readCardFrameMessage,
} from '../../core/card-channel.js';
import { useFrameLook } from './frame-look.js';

/** The hosted card fields: a page of the payment provider in a frame. The card number never leaves it. */
export interface CardFrame {
  /** Address of the provider's page, `null` if the method has none. */
  url: string | null;
  /** Changes with every load, so that the frame is recreated. */
  loadKey: string;
  status: 'loading' | 'ready' | 'failed';
  /** Height that the frame requests, in CSS pixels. */
  height: number;
  frameRef: RefObject<HTMLIFrameElement | null>;
  reload: () => void;
  tokenise: () => Promise<CardResult>;
}

/** Milliseconds within which the provider's page has to report. */
export const frameReadyWithinMs = 15_000;
/** Height in CSS pixels until the frame has the look of this page and requests its own: three rows of fields. */
const firstHeight = 260;

interface FrameState {
  loadKey: string;
  status: CardFrame['status'];
  height: number;
  /** How often the frame has reported that it is ready: each time it needs its look again. */
  ready: number;
}
const initialFrameState = (loadKey: string): FrameState => ({
  loadKey,
  status: 'loading',
  height: firstHeight,
  ready: 0,
});

const after = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

function applyMessage(state: FrameState, message: CardFrameMessage): FrameState {
  if (message.type !== 'card:ready' && message.type !== 'card:state') return state;
  // It is ready before it has its look, and reports its height again with that: until then the height would jump.
  if (message.type === 'card:ready') return { ...state, status: 'ready', ready: state.ready + 1 };
  return { ...state, status: 'ready', height: Math.min(Math.max(message.height, firstHeight), 1_200) };
}

/**
 * Communicates with the card frame at `url` while it is shown. Messages from other windows and origins are ignored. A
 * new `asked` reloads the fields, which clears them.
 */
export function useCardFrame(url: string | null, asked = ''): CardFrame {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const channel = useRef<CardChannel>(null);
  const [load, setLoad] = useState(0);
  const loadKey = `${load} ${asked} ${url ?? ''}`;
  const [last, setState] = useState(() => initialFrameState(loadKey));
  const state = last.loadKey === loadKey ? last : initialFrameState(loadKey);
  const look = useFrameLook();

  useEffect(() => {
    if (url === null) return undefined;
    const { origin } = new URL(url);
    const post = (command: CardFrameCommand) => frameRef.current?.contentWindow?.postMessage(command, origin);
    const talk = createCardChannel({ post, newRequestId: createIdempotencyKey, after });
    channel.current = talk;
    const change = (next: (current: FrameState) => FrameState) =>
      setState((current) => next(current.loadKey === loadKey ? current : initialFrameState(loadKey)));
    const stopWaiting = after(frameReadyWithinMs, () =>
      change((current) => ({ ...current, status: 'failed' })),
    );
    const onMessage = (event: MessageEvent) => {
      if (event.source === null || event.source !== frameRef.current?.contentWindow) return;
      const message = readCardFrameMessage(event, origin);
      if (message === null) return;
      stopWaiting();
      change((current) => applyMessage(current, message));
      talk.receive(message);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      stopWaiting();
      talk.close();
    };
  }, [url, loadKey]);

  useEffect(() => {
    const frame = frameRef.current;
    if (url === null || state.ready === 0 || frame === null) return;
    frame.contentWindow?.postMessage(look(frame), new URL(url).origin);
  }, [url, state.ready, look]);

  return {
    url,
    loadKey,
    status: state.status,
    height: state.height,
    frameRef,
    reload: useCallback(() => setLoad((count) => count + 1), []),
    tokenise: useCallback(() => channel.current?.tokenise() ?? Promise.resolve({ type: 'error' }), []),
  };
}
