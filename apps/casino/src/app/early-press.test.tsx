import { act, lazy, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberPresses, repeatEarlyPress } from './early-press.js';

const pressed = vi.fn<() => void>();
const Bar = () => <button onClick={pressed}>Menu</button>;
const button = () => document.querySelector('button');
let root: HTMLElement;
let hydrated: Root;
let bringCode: () => void;

rememberPresses(document);

/** Waits until a press would have been repeated. */
const afterPress = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Shows the markup of the bar and hydrates it, without the bar's code. */
beforeEach(async () => {
  pressed.mockClear();
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(
    <Suspense>
      <Bar />
    </Suspense>,
  );
  const LazyBar = lazy(
    () =>
      new Promise<{ default: typeof Bar }>((resolve) => {
        bringCode = () => resolve({ default: Bar });
      }),
  );
  await act(async () => {
    hydrated = hydrateRoot(
      root,
      <Suspense>
        <LazyBar />
      </Suspense>,
    );
  });
});
afterEach(async () => {
  await act(async () => hydrated.unmount());
  root.remove();
});

it('a press on a part whose code has not arrived is repeated once when it is hydrated', async () => {
  await act(async () => button()?.click());
  await act(async () => bringCode());
  expect(pressed).not.toHaveBeenCalled();
  repeatEarlyPress(root);
  await afterPress();
  repeatEarlyPress(root);
  await afterPress();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a press that took effect is not repeated', async () => {
  await act(async () => bringCode());
  await act(async () => button()?.click());
  repeatEarlyPress(root);
  await afterPress();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a press that hydrates the part itself, whose code was there, takes effect once', async () => {
  await act(async () => bringCode());
  root.addEventListener('click', () => repeatEarlyPress(root), { capture: true, once: true });
  await act(async () => button()?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await afterPress();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a press on another part, or before another press, is not repeated', async () => {
  await act(async () => button()?.click());
  repeatEarlyPress(document.createElement('main'));
  await afterPress();
  await act(async () => document.body.click());
  await act(async () => bringCode());
  repeatEarlyPress(root);
  await afterPress();
  expect(pressed).not.toHaveBeenCalled();
});
