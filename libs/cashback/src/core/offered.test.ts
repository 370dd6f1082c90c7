import { expect, it } from 'vitest';
import { isCashbackOffered } from './offered.js';

it('is offered but for two themes, however those are written', () => {
  expect(['curacao', 'casino', '', 'lulu2', 'not-lulu'].every(isCashbackOffered)).toBe(true);
  expect(['lulu', 'wincraft', 'Lulu', ' WINCRAFT '].some(isCashbackOffered)).toBe(false);
});
