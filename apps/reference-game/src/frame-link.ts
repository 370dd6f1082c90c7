import { gameFrameCommand, type GameFrameCommand, type GameFrameMessage } from '@casino-kit/api-contract';
import { isAmount } from '@casino-kit/money';
import * as v from 'valibot';

/** The line between the game and the page around it. */
export interface FrameLink {
  send(message: GameFrameMessage): void;
}

/** What of a window the link needs; `parent` is the window itself when nothing is around it. */
export interface FrameWindow {
  parent: Pick<Window, 'postMessage'>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * The origin of the page around the frame, or `null` when there is none. Chromium and WebKit tell the ancestors; elsewhere
 * the referrer does, since the page that embeds a frame is its referrer.
 */
export function embeddingOrigin(referrer: string, ancestors: ArrayLike<string> | undefined): string | null {
  const told = ancestors?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : 'null');
  return told === 'null' ? null : told;
}

/**
 * Speaks with the page around, on its origin only. Commands from any other window or origin, and such that do not fit the
 * contract, are ignored. Without an origin the link is dumb and deaf.
 */
export function linkFrame(
  window: FrameWindow,
  origin: string | null,
  onCommand: (command: GameFrameCommand) => void,
): FrameLink {
  if (origin === null || (window.parent as unknown) === window) return { send: () => undefined };
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== window.parent) return;
    const command = v.safeParse(gameFrameCommand, event.data);
    if (!command.success) return;
    if (command.output.type === 'game:balance' && !isAmount(command.output.balance)) return;
    onCommand(command.output);
  });
  return { send: (message) => window.parent.postMessage(message, origin) };
}
