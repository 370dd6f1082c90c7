'use client';

import { type Atom, atom, useAtomValue } from 'jotai';
import { type LiveSocket, type LiveStatus } from '../core/live-socket.js';
import { useLiveSocket } from './api-provider.js';

const known = new WeakMap<LiveSocket, Atom<LiveStatus>>();

function createStatusAtom(live: LiveSocket): Atom<LiveStatus> {
  const statusAtom = atom(live.status());
  statusAtom.onMount = (setStatus) => {
    const read = () => setStatus(live.status());
    read();
    return live.onStatus(read);
  };
  return statusAtom;
}

/** Returns the atom with the status of a socket, for a host's own atoms. */
export function liveStatusAtom(live: LiveSocket): Atom<LiveStatus> {
  const found = known.get(live) ?? createStatusAtom(live);
  known.set(live, found);
  return found;
}

const offAtom = atom<LiveStatus>('off');

/** Returns the status of the nearest live socket; `off` without one. In a browser only. */
export function useLiveStatus(): LiveStatus {
  const live = useLiveSocket();
  return useAtomValue(live === null ? offAtom : liveStatusAtom(live));
}
