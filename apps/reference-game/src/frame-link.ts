import { gameFrameCommand, type GameFrameCommand, type GameFrameMessage } from '@casino-kit/api-contract';
import { isAmount } from '@casino-kit/money';
import * as v from 'valibot';

/** The link between the game and its host page. */
export interface FrameLink {
  send(message: GameFrameMessage): void;
}

/** The part of a window that the link needs; `parent` is the window itself without a host. */
export interface FrameWindow {
  parent: Pick<Window, 'postMessage'>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * Returns the origin of the host page, or `null` without one. Chromium and WebKit list the ancestors; elsewhere
 * the referrer is the origin, since the page that embeds a frame is its referrer.
 */
export function embeddingOrigin(referrer: string, ancestors: ArrayLike<string> | undefined): string | null {
  const origin = ancestors?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : 'null');
  return origin === 'null' ? null : origin;
}

/** Returns whether the game is inside of a host page, which shows the balance and turns the sound on and off. */
export function hasHost(window: Pick<FrameWindow, 'parent'>, origin: string | null): origin is string {
  return origin !== null && (window.parent as unknown) !== window;
}

/**
 * Exchanges messages with the host page, on its origin only. Ignores commands from any other window or origin, and
 * those that do not match the contract. Without an origin the link sends and receives nothing.
 */
export function linkFrame(
  window: FrameWindow,
  origin: string | null,
  onCommand: (command: GameFrameCommand) => void,
): FrameLink {
  if (!hasHost(window, origin)) return { send: () => undefined };
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== window.parent) return;
    const command = v.safeParse(gameFrameCommand, event.data);
    if (!command.success) return;
    if (command.output.type === 'game:balance' && !isAmount(command.output.balance)) return;
    onCommand(command.output);
  });
  return { send: (message) => window.parent.postMessage(message, origin) };
}
