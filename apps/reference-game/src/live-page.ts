import { type GameFrameCommand } from '@casino-kit/api-contract';
import { type DoorState } from './door.js';
import { type FrameCallsOptions } from './frame-calls.js';
import { embeddingOrigin, linkFrame } from './frame-link.js';
import {
  type GamePage,
  type GamePageOptions,
  type OpenGame,
  type PageTexts,
  type PageView,
  startGamePage,
} from './game-page.js';
import { newIdempotencyKey } from './idempotency-key.js';
import { takeLaunchToken } from './launch-token.js';
import { type LiveSessionOptions } from './live-session.js';
import { connectLive, type LiveSocket } from './live-socket.js';

/** The part of a table's session that its page needs. */
interface RunningSession<State> {
  readonly state: State;
  receiveBalance(balance: string): void;
  refresh(): void;
}

/** What is peculiar to the page of one such game. */
export interface LivePageOptions<P extends OpenGame, T, V, S> extends Pick<
  GamePageOptions<P, T, V>,
  'textsFor' | 'opening'
> {
  /** How long a response is awaited, in milliseconds: a lost one has to be noticed well before betting ends. */
  timeoutMs: number;
  /** The namespace of its socket. */
  namespace: string;
  /** The shortest and longest time until a lost connection is tried again, in milliseconds. */
  delaysMs: readonly [number, number];
  createView(first: P, texts: T, session: S, announce: (text: string) => void): V;
  /** Starts its session; `calls` is null without a launch token. */
  startSession(options: LiveSessionOptions<DoorState | P>, calls: FrameCallsOptions | null): S;
  subscribe(socket: LiveSocket, session: S): void;
  openAgain(session: S): void;
  /** What to do with commands of the host page other than its balance. */
  onCommand(command: GameFrameCommand, session: S): void;
}

/** Runs the page of a game whose rounds players share: opens its table, shows it, and connects to its socket. */
export async function startLivePage<
  P extends OpenGame,
  T extends PageTexts,
  V extends PageView<P>,
  S extends RunningSession<DoorState | P>,
>(options: LivePageOptions<P, T, V, S>): Promise<{ page: GamePage<DoorState | P, V>; session: S }> {
  const baseUrl = new URL(location.href).origin;
  let disconnect: () => void = () => undefined;
  const page = await startGamePage<P, T, V>({
    textsFor: options.textsFor,
    opening: options.opening,
    createView: (first, texts, announce) => options.createView(first, texts, session, announce),
    state: () => session.state,
    openAgain: () => options.openAgain(session),
  });
  const connect = async (launchToken: string) => {
    disconnect = await connectLive({
      url: baseUrl + options.namespace,
      launchToken,
      delaysMs: options.delaysMs,
      subscribe: (socket) => options.subscribe(socket, session),
      isWanted: () => session.state.screen === 'table',
    });
  };
  const token = takeLaunchToken(location, history);
  const link = linkFrame(window, embeddingOrigin(document.referrer, location.ancestorOrigins), (command) => {
    if (command.type === 'game:balance') session.receiveBalance(command.balance);
    else options.onCommand(command, session);
  });
  const session: S = options.startSession(
    {
      link,
      newKey: newIdempotencyKey,
      now: () => Date.now(),
      later(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      onChange(state, before) {
        page.onChange(state, before);
        if (state.screen === 'expired') disconnect();
        const isOpened = state.screen === 'table' && before.screen !== 'table';
        if (isOpened && token !== null) connect(token).catch(() => undefined);
      },
    },
    token === null
      ? null
      : { launchToken: token, baseUrl, fetch: window.fetch.bind(window), timeoutMs: options.timeoutMs },
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.refresh();
  });
  window.addEventListener('online', () => session.refresh());
  return { page, session };
}
