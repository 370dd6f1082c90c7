import { CallError } from '@casino-kit/api-client';
import { describe, expect, it, vi } from 'vitest';
import { guest } from './auth-state.js';
import { refreshSession } from './refresh-session.js';

describe('reading the session again', () => {
  it('tells that the details were read', async () => {
    const refresh = vi.fn(() => Promise.resolve(guest));
    expect(await refreshSession({ refresh })).toBe(true);
    expect(refresh).toHaveBeenCalledOnce();
  });
  it('tells that they were not, where the call failed', async () => {
    const failed = new CallError('network', 'getUserDetails');
    expect(await refreshSession({ refresh: () => Promise.reject(failed) })).toBe(false);
  });
  it('hides no other fault', async () => {
    const fault = new TypeError('broken');
    await expect(refreshSession({ refresh: () => Promise.reject(fault) })).rejects.toBe(fault);
  });
});
