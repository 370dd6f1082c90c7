import { afterAll, afterEach, expect } from 'vitest';
import { auditLedger, ledgerSums } from '../../src/ledger/transfer.js';
import { audited, stopRunning } from './audited.js';

afterEach(async () => {
  for (const database of audited) {
    expect(await auditLedger(database)).toEqual({ unbalanced: [], drifted: [], overdrawn: [] });
    for (const { sum } of await ledgerSums(database)) expect(sum).toBe('0');
  }
});

// A hook registered while tests run would never be called: what they start is added to a list instead.
afterAll(stopRunning);
