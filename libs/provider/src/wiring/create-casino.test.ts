import { serverHeldTokenStore } from '@casino-kit/session';
import { describe, expect, it } from 'vitest';
import { createCasino } from './create-casino.js';

describe('a casino', () => {
  it('clears every cache of a player when the session ends and keeps what is everybody’s', async () => {
    const ended: string[] = [];
    const casino = createCasino({
      coreUrl: 'http://127.0.0.1:9',
      backendUrl: 'http://127.0.0.1:9',
      socketUrl: null,
      tokens: serverHeldTokenStore(false),
      language: () => 'en',
      onEnded: (reason) => ended.push(reason),
    });
    let atoms = 1;
    casino.clearing.add(() => (atoms = 0));
    await casino.queryClient.fetchQuery({ queryKey: ['games'], queryFn: () => 'games' });
    await casino.queryClient.fetchQuery({
      queryKey: ['wallet'],
      queryFn: () => 'secret',
      meta: { audience: 'player' },
    });
    await casino.session.signOut();
    expect(casino.queryClient.getQueryData(['games'])).toBe('games');
    expect(casino.queryClient.getQueryData(['wallet'])).toBeUndefined();
    expect([atoms, ended]).toEqual([0, ['USER_INITIATED']]);
  });
});
