import { describe, expect, it } from 'vitest';
import { gridIndexAfterKey } from './grid-keys.js';

const after = (place: number, key: string, { ctrl = false, rtl = false } = {}) =>
  gridIndexAfterKey(place, { key, ctrl }, { count: 28, rtl });

describe('the key', () => {
  it.each([
    ['ArrowRight', 8, 9],
    ['ArrowRight', 6, 7],
    ['ArrowRight', 27, null],
    ['ArrowRight', 26, 27],
    ['ArrowLeft', 8, 7],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, null],
    ['ArrowDown', 8, 15],
    ['ArrowDown', 20, 27],
    ['ArrowDown', 21, null],
    ['ArrowUp', 8, 1],
    ['ArrowUp', 7, 0],
    ['ArrowUp', 6, null],
    ['Home', 10, 7],
    ['Home', 7, null],
    ['End', 10, 13],
    ['End', 13, null],
    ['PageUp', 17, 3],
    ['PageUp', 3, null],
    ['PageDown', 3, 24],
    ['PageDown', 24, null],
    ['Tab', 3, null],
    ['toString', 3, null],
  ])('%s leads from %i to %o', (key, from, to) => {
    expect(after(from, key)).toBe(to);
  });
  it('moves to the ends of the calendar with Ctrl', () => {
    expect([after(10, 'Home', { ctrl: true }), after(10, 'End', { ctrl: true })]).toEqual([0, 27]);
    expect(gridIndexAfterKey(10, { key: 'Home' }, { count: 28, rtl: false })).toBe(7);
  });
  it('moves in the direction of the arrow in right-to-left, too', () => {
    expect([after(8, 'ArrowRight', { rtl: true }), after(8, 'ArrowLeft', { rtl: true })]).toEqual([7, 9]);
    expect(after(8, 'ArrowDown', { rtl: true })).toBe(15);
  });
  it('keeps its weekday if the last week is incomplete', () => {
    const among31 = (place: number) =>
      gridIndexAfterKey(place, { key: 'PageDown' }, { count: 31, rtl: false });
    expect([among31(1), among31(6)]).toEqual([29, null]);
  });
});
