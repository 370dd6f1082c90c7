import { beforeEach, expect, it, vi } from 'vitest';
import { rememberPresses, repeatEarlyPress } from './early-press.js';

rememberPresses(document);

const pressed = vi.fn<() => void>();
const part = (name: string) => document.querySelector(name);
const button = (name: string) => document.querySelector<HTMLElement>(`${name} button`);
/** Adds the handler of a part's button, as hydration does. */
const hydrateButton = (name: string) => button(name)?.addEventListener('click', pressed);

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML =
    '<header><button><b>Menu</b></button></header><main><button>More</button><a>Game</a></main>';
});

it('a press on a part that is not hydrated yet is repeated once when it is', () => {
  document.querySelector('b')?.click();
  hydrateButton('header');
  repeatEarlyPress(part('header'));
  repeatEarlyPress(part('header'));
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a press on another part is not repeated', () => {
  button('header')?.click();
  hydrateButton('header');
  repeatEarlyPress(part('main'));
  expect(pressed).not.toHaveBeenCalled();
});

it('only the last press is repeated, and none when it was on something else than a button', () => {
  button('header')?.click();
  document.querySelector('a')?.click();
  hydrateButton('header');
  repeatEarlyPress(part('header'));
  repeatEarlyPress(null);
  expect(pressed).not.toHaveBeenCalled();
});
