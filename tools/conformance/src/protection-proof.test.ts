import { describe, expect, it } from 'vitest';
import { readProtectionFacts } from './protection-facts.ts';
import { failedTest, switchProofs, titlePattern } from './protection-proof.ts';

it('has a test over HTTP for every switch that only the server enforces', () => {
  const unproven = switchProofs(readProtectionFacts()).filter(({ tests }) => tests.length === 0);
  expect(unproven.map(({ name }) => name)).toEqual([]);
});

it('selects tests by their titles, with whatever stands for a placeholder', () => {
  const pattern = new RegExp(titlePattern(['that is %s refuses (at once)', 'is held']));
  expect(pattern.test('the register that is slow refuses (at once)')).toBe(true);
  expect(pattern.test('a match is held')).toBe(true);
  expect(pattern.test('a match is held for review')).toBe(false);
  expect(pattern.test('a match this held')).toBe(false);
});

describe('a run', () => {
  const run = (status: string, message: string) => ({
    testResults: [
      { assertionResults: [{ fullName: 'a cap holds', title: 'holds', status, failureMessages: [message] }] },
    ],
  });

  it('is proof when a named test fails by what it expects', () => {
    expect(failedTest(run('failed', 'AssertionError: expected 200 to be 409'))).toBe('a cap holds');
  });

  it('is none when all pass, or one runs out of time', () => {
    expect(failedTest(run('passed', ''))).toBeUndefined();
    expect(failedTest(run('failed', 'Error: Test timed out in 180000ms.'))).toBeUndefined();
  });
});
