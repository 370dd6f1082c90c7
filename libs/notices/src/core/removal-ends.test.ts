import { describe, expect, it } from 'vitest';
import { makeNotice } from '../testing/fixtures.js';
import { removalEnds } from './removal-ends.js';

const [asked, stopped, removed] = [
  'factorRemovalRequested',
  'factorRemovalCancelled',
  'factorsRemoved',
] as const;
/** Returns how the removals of notices, newest first, have ended, by their places. */
const getRemovalEnds = (...kinds: string[]) =>
  Object.fromEntries(removalEnds(kinds.map((kind, index) => makeNotice({ id: String(index), kind }))));

describe('the end of a requested removal', () => {
  it('is that of the notice after it', () => {
    expect(getRemovalEnds(stopped, 'depositArrived', asked)).toEqual({ 2: stopped });
    expect(getRemovalEnds(removed, asked)).toEqual({ 1: removed });
  });

  it('is none while it waits, whatever came before it', () => {
    expect(getRemovalEnds('prizeWon', asked, stopped, asked)).toEqual({ 3: stopped });
    expect(getRemovalEnds(asked)).toEqual({});
  });

  it('is its own for each', () => {
    expect(getRemovalEnds(removed, asked, stopped, asked)).toEqual({ 1: removed, 3: stopped });
  });

  it('is not told by a kind that is not known', () => {
    expect(getRemovalEnds('factorRemovalPostponed', asked)).toEqual({});
  });
});
