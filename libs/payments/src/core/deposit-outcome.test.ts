import { depositStatuses } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { isInProgress, outcomeOfFailure, outcomeOfStatus } from './deposit-outcome.js';
import { depositOutcomes, outcomeModal, readOutcome } from './outcome-modal.js';

describe('outcomeOfFailure', () => {
  it.each([
    ['THREE_DS_FAILED', 'decline'],
    ['CARD_DECLINED', 'decline'],
    ['PROVIDER_ERROR', 'failed'],
    [undefined, 'failed'],
    [null, 'failed'],
  ])('returns the outcome of %s: %s', (code, outcome) => expect(outcomeOfFailure(code)).toBe(outcome));
});

describe('deposit outcomes', () => {
  it('are read from canonical and bare values alike', () => {
    for (const outcome of depositOutcomes) {
      expect(readOutcome(outcomeModal(outcome))).toBe(outcome);
      expect(readOutcome(outcome)).toBe(outcome);
    }
    expect(outcomeModal('decline')).toBe('deposit-decline');
  });
  it.each(['deposit', 'deposit-3ds-success', 'deposit-deposit-failed', 'Failed', '', null, undefined])(
    'are not found in %j',
    (value) => expect(readOutcome(value)).toBeNull(),
  );
  it('follow the state of the deposit', () => {
    expect(depositStatuses.map((status) => [status, outcomeOfStatus(status)])).toEqual([
      ['pending', 'pending'],
      ['challenge', 'pending'],
      ['completed', 'success'],
      ['failed', 'failed'],
      ['declined', 'decline'],
      ['cancelled', 'cancel'],
    ]);
  });
  it('are in progress while the provider has not decided', () => {
    expect(depositOutcomes.filter(isInProgress)).toEqual(['return', 'pending']);
  });
});
