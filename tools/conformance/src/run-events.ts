import { type ReadingNote, reportingTo, type SocketEventName, socketEvents } from '@casino-kit/api-contract';
import { io } from 'socket.io-client';
import { safeParse } from 'valibot';
import { describeNotes, toPrintable } from './judge.js';

export interface EventResult {
  name: string;
  verdict: 'works' | 'tolerant' | 'unreadable' | 'unknown' | 'not seen';
  how: string[];
}
export interface Handshake {
  result: 'connected' | 'refused' | 'skipped';
  how: string;
}
export interface EventReport {
  handshake: Handshake;
  events: EventResult[];
}

const isKnown = (name: string): name is SocketEventName => Object.hasOwn(socketEvents, name);
/** Events with a longer name are ignored. */
const longestName = 64;
/** The most different events of a server to store. */
const mostEvents = 100;

/** Judges the payload of an event with the same readers as the product. */
export function judgeEvent(name: string, payload: unknown): EventResult {
  if (!isKnown(name)) return { name: toPrintable(name), verdict: 'unknown', how: ['ignored'] };
  const notes: ReadingNote[] = [];
  const read = reportingTo(
    (note) => notes.push(note),
    () => safeParse(socketEvents[name], payload),
  );
  if (!read.success)
    return {
      name,
      verdict: 'unreadable',
      how: [toPrintable(`${read.issues[0].type}: the balance is read again instead`)],
    };
  const how = describeNotes(notes);
  return { name, verdict: how.length === 0 ? 'works' : 'tolerant', how };
}

/** Listens with a player's token, sent as `auth.token` and as a header (decisions 45), until a report is requested. */
export function listenToEvents(url: string, token: string, { connectMs }: { connectMs: number }) {
  const seen = new Map<string, EventResult>();
  const socket = io(url, {
    auth: { token },
    extraHeaders: { Authorization: `Bearer ${token}` },
    transports: ['websocket', 'polling'],
    reconnection: false,
    forceNew: true,
    timeout: connectMs,
  });
  socket.onAny((name: string, payload: unknown) => {
    if (name.length > longestName || (seen.size >= mostEvents && !seen.has(name))) return;
    const result = judgeEvent(name, payload);
    const before = seen.get(name);
    // The worst payload of an event decides.
    if (before === undefined || result.verdict === 'unreadable') seen.set(name, result);
  });
  const handshake = new Promise<Handshake>((resolve) => {
    const limit = setTimeout(() => resolve({ result: 'refused', how: 'no response (timeout)' }), connectMs);
    const settle = (found: Handshake) => {
      clearTimeout(limit);
      resolve(found);
    };
    socket.once('connect', () =>
      settle({ result: 'connected', how: `over ${socket.io.engine.transport.name}` }),
    );
    socket.once('connect_error', ({ message }) => settle({ result: 'refused', how: toPrintable(message) }));
  });
  return {
    /** Listens for some milliseconds more, or until every event was seen, and returns the results. */
    async report(listenMs: number): Promise<EventReport> {
      const shaken = await handshake;
      if (shaken.result === 'connected')
        await new Promise<void>((resolve) => {
          const names = Object.keys(socketEvents);
          const stop = setTimeout(resolve, listenMs);
          socket.onAny(() => {
            if (!names.every((name) => seen.has(name))) return;
            clearTimeout(stop);
            resolve();
          });
        });
      socket.disconnect();
      return { handshake: shaken, events: [...seen.values()] };
    },
  };
}

/** Adds the events of the contract that were not seen. */
export function withUnseen(events: readonly EventResult[]): EventResult[] {
  const unseen = Object.keys(socketEvents).filter((name) => events.every((event) => event.name !== name));
  return [...events, ...unseen.map((name): EventResult => ({ name, verdict: 'not seen', how: [] }))];
}
