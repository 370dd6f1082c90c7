import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.js';
import { createPersistedRewards } from './persisted-rewards.js';

describe('createPersistedRewards', () => {
  it('returns the bonus and coupon of a deposit, also after a reload, until cleared', () => {
    const storage = memoryStorage();
    const rewards = createPersistedRewards(() => storage);
    rewards.keep({ depositId: 'D-1', bonusId: '7', couponCode: 'TIDE' });
    rewards.keep({ depositId: 'D-2', couponCode: 'OTHER' });
    const reloaded = createPersistedRewards(() => storage);
    expect(reloaded.of('D-1')).toEqual({ depositId: 'D-1', bonusId: '7', couponCode: 'TIDE' });
    expect(reloaded.of('D-3')).toBeNull();
    reloaded.clear();
    expect([rewards.of('D-1'), storage.text()]).toEqual([null, '']);
  });
  it('keeps the latest ten, and none without a storage', () => {
    const storage = memoryStorage();
    const rewards = createPersistedRewards(() => storage);
    for (let number = 1; number <= 12; number += 1) rewards.keep({ depositId: `D-${number}`, bonusId: '7' });
    expect([rewards.of('D-2'), rewards.of('D-3')]).toEqual([null, { depositId: 'D-3', bonusId: '7' }]);
    const none = createPersistedRewards(() => null);
    none.keep({ depositId: 'D-1', bonusId: '7' });
    expect(none.of('D-1')).toBeNull();
  });
});
