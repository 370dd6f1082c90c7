import { numbersOfSpot } from '@casino-kit/reference-games';
import { type FeltLayout } from '../spot-geometry.js';
import { cursorAt, type FeltCursor, type FeltKey, moveCursor } from '../spot-navigation.js';

export interface FeltActions {
  place(spot: string): void;
  remove(spot: string): void;
}

/** How long a finger has to rest on a spot to remove a chip, in milliseconds. */
const longPressMs = 500;
const feltKeys: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
]);
const isFeltKey = (key: string): key is FeltKey => feltKeys.has(key);

const findSpot = (event: Event) =>
  event.target instanceof Element
    ? (event.target.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? null)
    : null;

/** Handles mouse, touch and keys on the felt, and lights up the numbers that a spot covers. */
export function useFelt(
  area: HTMLElement,
  buttons: ReadonlyMap<string, HTMLButtonElement>,
  { place, remove }: FeltActions,
): { lay(layout: FeltLayout): void } {
  let layout: FeltLayout = 'wide';
  let cursor: FeltCursor = cursorAt('17');
  let covered: HTMLButtonElement[] = [];
  let pressTimer: ReturnType<typeof setTimeout> | undefined;
  let wasLongPress = false;

  const light = (spot: string | null) => {
    for (const button of covered) button.classList.remove('is-covered');
    const numbers = spot === null ? [] : (numbersOfSpot(spot) ?? []);
    covered = numbers.flatMap((number) => buttons.get(String(number)) ?? []);
    for (const button of covered) button.classList.add('is-covered');
  };
  const setCursor = (next: FeltCursor) => {
    buttons.get(cursor.spot)?.setAttribute('tabindex', '-1');
    cursor = next;
    buttons.get(cursor.spot)?.setAttribute('tabindex', '0');
  };
  const endPress = () => clearTimeout(pressTimer);

  area.addEventListener('click', (event) => {
    const spot = findSpot(event);
    if (spot !== null && !wasLongPress) place(spot);
    wasLongPress = false;
  });
  area.addEventListener('contextmenu', (event) => {
    const spot = findSpot(event);
    if (spot === null) return;
    event.preventDefault();
    // A finger that rests is handled by its own timer.
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') remove(spot);
  });
  area.addEventListener('pointerdown', (event) => {
    const spot = findSpot(event);
    wasLongPress = false;
    if (spot === null || event.pointerType === 'mouse') return;
    light(spot);
    pressTimer = setTimeout(() => {
      wasLongPress = true;
      remove(spot);
    }, longPressMs);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    area.addEventListener(name, (event) => {
      endPress();
      if (event.pointerType !== 'mouse' || name === 'pointerleave') light(null);
    });
  area.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') light(findSpot(event));
    else endPress();
  });
  area.addEventListener('focusin', (event) => {
    const spot = findSpot(event);
    if (spot === null) return;
    if (spot !== cursor.spot) setCursor(cursorAt(spot));
    if (buttons.get(spot)?.matches(':focus-visible') === true) light(spot);
  });
  area.addEventListener('focusout', () => light(null));
  area.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // A held key would pour chips on the felt.
    if ((event.key === 'Enter' || event.key === ' ') && event.repeat) event.preventDefault();
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(cursor.spot);
    }
    if (!isFeltKey(event.key)) return;
    event.preventDefault();
    setCursor(moveCursor(cursor, event.key, layout));
    buttons.get(cursor.spot)?.focus({ preventScroll: false });
  });
  setCursor(cursor);
  return {
    lay(next) {
      layout = next;
    },
  };
}
