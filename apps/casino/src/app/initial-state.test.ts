import { expect, it } from 'vitest';
import { getTheme } from './initial-state.js';

it.each([
  ['lulu', 'lulu'],
  ['curacao', 'curacao'],
  ['a theme of tomorrow', 'curacao'],
  ['', 'curacao'],
])('the settings’ theme %j is %j', (theme, shown) => {
  expect(getTheme({ theme })).toBe(shown);
});
