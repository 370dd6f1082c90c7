import { CallError } from '@casino-kit/api-client';
import { describe, expect, it, vi } from 'vitest';
import { guest } from './auth-state.js';
import { refreshSession } from './refresh-session.js';

describe('refreshSession', () => {
  it('returns true when the details were read', async () => {
    const refresh = vi.fn(() => Promise.resolve(guest));
    expect(await refreshSession({ refresh })).toBe(true);
    expect(refresh).toHaveBeenCalledOnce();
  });
  it('returns false when the call failed', async () => {
    const failed = new CallError('network', 'getUserDetails');
    expect(await refreshSession({ refresh: () => Promise.reject(failed) })).toBe(false);
  });
  it('rejects with any other error', async () => {
    const fault = new TypeError('broken');
    await expect(refreshSession({ refresh: () => Promise.reject(fault) })).rejects.toBe(fault);
  });
});
