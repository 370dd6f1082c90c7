import { type UserDetails } from '@casino-kit/api-contract';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useClosure } from './use-closure.js';

type Limit = NonNullable<UserDetails['getUser']['userLimit']>;
const open: Limit = { selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: false };

function read(limit: Partial<Limit>) {
  const player = makeUserDetails({ getUser: { userLimit: { ...open, ...limit } } });
  return renderHook(() => useClosure(), { wrapper: createTestCasino({ player }).Host }).result.current;
}

describe('what is closed, and until when', () => {
  it('is the account for a self-exclusion, to its end', () => {
    expect(read({ selfExclusion: '2099-05-01T10:00:00Z' })).toEqual({
      ...{ isMatched: false, title: 'Your account is closed for play' },
      lead: expect.stringContaining('May 1, 2099'),
    });
  });
  it('is play alone for a break', () => {
    const { title, lead } = read({ coolingOff: '2099-03-04T10:00:00Z' });
    expect(title).toBe('Play is paused');
    expect(lead).toContain('March 4, 2099');
  });
  it('is the later of the two', () => {
    const longBreak = { selfExclusion: '2099-03-04', coolingOff: '2099-06-07T10:00:00Z' };
    expect(read(longBreak)).toMatchObject({
      ...{ title: 'Play is paused', lead: expect.stringContaining('June 7, 2099') },
    });
    const within = { selfExclusion: '2099-05-01', coolingOff: '2099-03-04T10:00:00Z' };
    expect(read(within)).toMatchObject({
      ...{ title: 'Your account is closed for play', lead: expect.stringContaining('May 1, 2099') },
    });
  });
  it('has no end when it is for good, or waits for a request', () => {
    const forGood = read({ isSelfExclusionPermanent: true });
    const waits = read({ isSelfExclusionPermanent: true, waitsForRequest: true });
    expect(forGood.title).toBe('Your account is closed for play');
    expect(waits.title).toBe(forGood.title);
    expect(waits.lead).not.toBe(forGood.lead);
  });
  it('says when it is so because of a match with an excluded person', () => {
    const forGood = read({ isSelfExclusionPermanent: true, isMatched: true });
    expect(forGood.isMatched).toBe(true);
    expect(forGood.lead).not.toBe(read({ isSelfExclusionPermanent: true }).lead);
    const untilMay = read({ selfExclusion: '2099-05-01T10:00:00Z', isMatched: true });
    expect(untilMay.isMatched).toBe(true);
    expect(untilMay.lead).toContain('May 1, 2099');
    expect(untilMay.lead).not.toBe(read({ selfExclusion: '2099-05-01T10:00:00Z' }).lead);
  });
  it('says no date that it does not know', () => {
    const { title, lead } = read({});
    expect(title).toBe('Play is paused');
    expect(lead).not.toContain('undefined');
    expect(lead).not.toContain('2099');
  });
});
