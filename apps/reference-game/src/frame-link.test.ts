import { type GameFrameCommand } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { embeddingOrigin, hasHost, linkFrame } from './frame-link.js';

const shell = 'https://casino.example';

function framed(origin: string | null) {
  const sent: unknown[][] = [];
  const received: GameFrameCommand[] = [];
  const listeners: ((event: MessageEvent) => void)[] = [];
  const parent = { postMessage: (...message: unknown[]) => sent.push(message) } as Pick<
    Window,
    'postMessage'
  >;
  const link = linkFrame(
    { parent, addEventListener: (_type, listener) => listeners.push(listener) },
    origin,
    (command) => received.push(command),
  );
  const say = (data: unknown, from: { origin?: string | undefined; source?: unknown } = {}) => {
    const event = { data, origin: from.origin ?? shell, source: from.source ?? parent };
    for (const listener of listeners) listener(event as MessageEvent);
  };
  return { link, sent, received, say };
}

describe('linkFrame', () => {
  it('posts messages only to the origin of the host page', () => {
    const { link, sent } = framed(shell);
    link.send({ type: 'game:ready' });
    expect(sent).toEqual([[{ type: 'game:ready' }, shell]]);
  });

  it('receives commands of the contract', () => {
    const { received, say } = framed(shell);
    say({ type: 'game:sound', on: true });
    say({ type: 'game:pause', on: true });
    say({ type: 'game:balance', balance: '12.00' });
    expect(received).toEqual([
      { type: 'game:sound', on: true },
      { type: 'game:pause', on: true },
      { type: 'game:balance', balance: '12.00' },
    ]);
  });

  it('ignores other origins, other windows and other shapes', () => {
    const { received, say } = framed(shell);
    say({ type: 'game:sound', on: true }, { origin: 'https://evil.example' });
    say({ type: 'game:sound', on: true }, { source: {} });
    say({ type: 'game:sound', on: 'yes' });
    say({ type: 'game:pause' });
    say({ type: 'game:balance', balance: 12 });
    say({ type: 'game:balance', balance: 'much' });
    say('game:sound');
    say(null);
    expect(received).toEqual([]);
  });

  it('sends and receives nothing without a known host', () => {
    const { link, sent, received, say } = framed(null);
    link.send({ type: 'game:ready' });
    say({ type: 'game:sound', on: true });
    expect([sent, received]).toEqual([[], []]);
  });
});

it('has a host inside of another page alone', () => {
  const parent = { postMessage: () => undefined };
  const alone = { parent, postMessage: parent.postMessage };
  expect([hasHost({ parent }, shell), hasHost({ parent }, null)]).toEqual([true, false]);
  // The parent of a page without one is the page.
  alone.parent = alone;
  expect(hasHost(alone, shell)).toBe(false);
});

describe('embeddingOrigin', () => {
  it('returns the nearest ancestor, else the referrer', () => {
    expect(embeddingOrigin('https://other.example/x', [shell])).toBe(shell);
    expect(embeddingOrigin(`${shell}/en/play/book`, undefined)).toBe(shell);
    expect(embeddingOrigin(`${shell}/`, [])).toBe(shell);
  });

  it('returns null without either, or for a host without an origin', () => {
    expect(embeddingOrigin('', undefined)).toBeNull();
    expect(embeddingOrigin('', ['null'])).toBeNull();
  });
});
