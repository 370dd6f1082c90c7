import { createTestCasino, type TestCasino, type TestCasinoOptions } from '@casino-kit/provider/testing';
import { openDeposits } from '../src/react/open-deposits.js';
import { getSeenWithdrawals } from '../src/react/pending-withdrawals/use-seen-withdrawals.js';
import { makePayer } from '../src/testing.js';

/**
 * Creates a casino of a player whose details are all known, without open deposits or dismissed withdrawals of an earlier
 * test.
 */
export function createPayerCasino(options: TestCasinoOptions = {}): TestCasino {
  openDeposits.clear();
  const casino = createTestCasino({
    player: makePayer(),
    now: () => new Date('2026-11-20T20:00:00Z'),
    ...options,
  });
  getSeenWithdrawals(casino.store).clear();
  return casino;
}
