import { type CardFrameCommand, type CardFrameMessage } from '@casino-kit/api-contract';

/** How the simulated provider's page responds to a token request. */
export type CardFrameResponse = 'token' | 'invalid' | 'error' | 'silent';

export interface FakeCardFrame {
  /** The commands that the page sent to the frame, in order. */
  received: CardFrameCommand[];
  /** Sends a message as the frame would; from another `origin` if given. */
  say: (message: CardFrameMessage, origin?: string) => void;
}

/**
 * Simulates the provider's page behind a card frame in a DOM that loads none (jsdom): receives the commands and
 * responds to token requests with `answer`. Call `say({ type: 'card:ready', height: 236 })` to begin.
 */
export function fakeCardFrame(
  frame: HTMLIFrameElement,
  response: CardFrameResponse | (() => CardFrameResponse) = 'token',
): FakeCardFrame {
  const own = new URL(frame.src).origin;
  const source = frame.contentWindow;
  if (source === null) throw new Error('The card frame has no window: is it in the document?');
  const received: CardFrameCommand[] = [];
  const say = (data: CardFrameMessage, origin = own) =>
    void window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  const receive = (command: CardFrameCommand, targetOrigin: string) => {
    if (targetOrigin !== own)
      throw new Error(`A command went to ${targetOrigin}, not to the frame's origin.`);
    received.push(command);
    if (command.type !== 'card:tokenise') return;
    const { requestId } = command;
    const messages = typeof response === 'function' ? response() : response;
    if (messages === 'token')
      say({
        type: 'card:token',
        requestId,
        cardToken: `tok_${received.length}`,
        brand: 'visa',
        last4: '4242',
      });
    else if (messages !== 'silent') say({ type: `card:${messages}`, requestId });
  };
  Object.defineProperty(source, 'postMessage', { configurable: true, value: receive });
  return { received, say };
}
