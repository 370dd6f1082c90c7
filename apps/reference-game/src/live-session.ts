import { gameFrameProtocol } from '@casino-kit/api-contract';
import { type DoorEvent, type DoorState, firstState } from './door.js';
import { type CallFailure, type CallResult } from './frame-calls.js';
import { type FrameLink } from './frame-link.js';

/** `live`: messages come over the socket. `polling`: the table is read every few seconds. `lost`: neither works. */
export type Connection = 'live' | 'polling' | 'lost';

/** What an open table of rounds that players share has in its state. */
interface LivePlay {
  screen: 'table';
  round: object;
  phase: string;
  connection: Connection;
  /** The server's clock minus the browser's, in milliseconds. */
  clockOffset: number;
  /** Increments when something is sent that a table read before does not have. */
  revision: number;
}

/** What happens at every such table. `at` is the browser's clock in milliseconds when something was received. */
export type LiveEvent<Table> =
  | DoorEvent
  /** The table, read again; `revision` is the state's at the time of the request. */
  | { type: 'tableRead'; table: Table; at: number; revision: number }
  | { type: 'notRead'; failure: CallFailure }
  | { type: 'timePassed'; at: number }
  | { type: 'socketConnected' }
  | { type: 'socketDisconnected' };

/** What every session of such a table is given. */
export interface LiveSessionOptions<State> {
  link: FrameLink;
  newKey(): string;
  /** The browser's clock in milliseconds. */
  now(): number;
  /** Runs something later; the returned function cancels it. */
  later(run: () => void, ms: number): () => void;
  onChange(state: State, before: State): void;
}

/** The rules of one game. Times that are passed are of the server's clock, in milliseconds. */
export interface LiveGame<Play extends LivePlay, Event, Table> extends LiveSessionOptions<DoorState | Play> {
  /** Null without a launch token: then there is nothing to open. */
  client: { open(): Promise<CallResult<Table>> } | null;
  pollMs: number;
  next(state: DoorState | Play, event: Event | LiveEvent<Table>): DoorState | Play;
  opened(table: Table): Event;
  /** Returns the next time at which the table may look different. */
  nextChangeAt(play: Play, time: number): number | null;
  /** Whether the table has to be read though its socket is connected: at a change, and at each poll. */
  needsReading(play: Play, time: number, at: 'change' | 'poll'): boolean;
  /** Runs after each poll of the table. */
  onPoll?(play: Play): void;
  /** Runs when the table has opened. */
  onOpen?(play: Play): void;
  /** Runs the effects of a change at the open table. */
  follow(play: Play, before: Play): void;
}

export interface LiveSession<State, Event> {
  readonly state: State;
  send(event: Event): void;
  /** Reads the table, once more after the present request if there is one. */
  read(): Promise<void>;
  /** Reads the table again, such as when the page becomes visible. */
  refresh(): void;
  connected(): void;
  disconnected(): void;
}

/** Opens a table of rounds that players share, and keeps state, clock, server and host page in sync. */
export function startLiveSession<Play extends LivePlay, Event, Table>(
  game: LiveGame<Play, Event, Table>,
): LiveSession<DoorState | Play, Event | LiveEvent<Table>> {
  const { client, link, now, later, pollMs } = game;
  let state: DoorState | Play = firstState;
  let isReading = false;
  let readsAgain = false;
  let cancelBoundary: () => void = () => undefined;
  let cancelPoll: () => void = () => undefined;
  const getServerTime = ({ clockOffset }: Play) => now() + clockOffset;

  const open = async () => {
    const opening = await client?.open();
    if (opening === undefined)
      send({ type: 'notOpened', failure: { kind: 'rejected', code: 'LAUNCH_EXPIRED' } });
    else if (opening.ok) send(game.opened(opening.data));
    else send({ type: 'notOpened', failure: opening.failure });
  };
  const read = async () => {
    if (state.screen !== 'table') return;
    if (isReading) {
      readsAgain = true;
      return;
    }
    isReading = true;
    readsAgain = false;
    const { revision } = state;
    const table = await client?.open();
    isReading = false;
    if (table?.ok === true) send({ type: 'tableRead', table: table.data, at: now(), revision });
    else if (table !== undefined) send({ type: 'notRead', failure: table.failure });
    if (readsAgain) void read();
  };

  const awaitBoundary = (play: Play) => {
    cancelBoundary();
    const time = getServerTime(play);
    const next = game.nextChangeAt(play, time);
    if (next === null) return;
    const pass = () => {
      send({ type: 'timePassed', at: now() });
      if (state.screen !== 'table') return;
      if (state.connection !== 'live' || game.needsReading(state, getServerTime(state), 'change'))
        void read();
      awaitBoundary(state);
    };
    // A timer may fire a little early.
    cancelBoundary = later(pass, next - time + 5);
  };
  /** Reads the table while nothing else brings news. */
  const poll = () => {
    cancelPoll();
    if (state.screen !== 'table') return;
    if (state.connection !== 'live' || game.needsReading(state, getServerTime(state), 'poll')) void read();
    game.onPoll?.(state);
    cancelPoll = later(poll, pollMs);
  };

  const followTable = (play: Play, before: Play) => {
    game.follow(play, before);
    const { round, phase, clockOffset, connection } = play;
    if (round !== before.round || phase !== before.phase || clockOffset !== before.clockOffset)
      awaitBoundary(play);
    const hasLost = connection === 'lost' && before.connection === 'live';
    const isBack = connection === 'live' && before.connection !== 'live';
    if (hasLost || isBack) void read();
  };
  /** Runs the effects of a state change. */
  const follow = (after: DoorState | Play, before: DoorState | Play) => {
    if (after.screen === 'table' && before.screen === 'table') {
      followTable(after, before);
      return;
    }
    if (after.screen === before.screen) return;
    cancelBoundary();
    cancelPoll();
    if (after.screen === 'opening') void open();
    if (after.screen === 'expired') link.send({ type: 'game:error', code: 'LAUNCH_EXPIRED' });
    if (after.screen === 'unopened') link.send({ type: 'game:error', code: after.code ?? 'NETWORK' });
    if (after.screen !== 'table') return;
    link.send({ type: 'game:ready', protocol: gameFrameProtocol });
    game.onOpen?.(after);
    awaitBoundary(after);
    cancelPoll = later(poll, pollMs);
  };
  const send = (event: Event | LiveEvent<Table>) => {
    const before = state;
    const after = game.next(before, event);
    if (after === before) return;
    state = after;
    game.onChange(after, before);
    follow(after, before);
  };

  void open();
  return {
    get state() {
      return state;
    },
    send,
    read,
    refresh() {
      send({ type: 'timePassed', at: now() });
      void read();
    },
    connected: () => send({ type: 'socketConnected' }),
    disconnected: () => send({ type: 'socketDisconnected' }),
  };
}
