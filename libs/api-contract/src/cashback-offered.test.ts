import { expect, it } from 'vitest';
import { isCashbackOffered } from './cashback-offered.js';

it('offers cashback except for two themes, in upper or lower case', () => {
  expect(['curacao', 'casino', '', 'lulu2', 'not-lulu'].every(isCashbackOffered)).toBe(true);
  expect(['lulu', 'wincraft', 'Lulu', ' WINCRAFT '].some(isCashbackOffered)).toBe(false);
});
