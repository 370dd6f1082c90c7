import { type ApiClient, type ForbiddenEvent } from '@casino-kit/api-client';
import { expect, it, vi } from 'vitest';
import { createLogoutNotifier } from './logout-notifier.js';

/** A client whose logout never settles, as one that is answered 403; `forbid` reports a 403 of a call. */
function setUp() {
  const sent: unknown[] = [];
  let listener: (event: ForbiddenEvent) => void = () => undefined;
  const client: Pick<ApiClient, 'call' | 'onForbidden'> = {
    onForbidden(added) {
      listener = added;
      return () => undefined;
    },
    call: ((endpoint: { name: string }, input: unknown) => {
      sent.push([endpoint.name, input]);
      return new Promise(() => undefined);
    }) as ApiClient['call'],
  };
  const notify = createLogoutNotifier(client as ApiClient);
  return { notify, sent, forbid: (endpoint: string) => listener({ endpoint, epoch: 1, reason: null }) };
}
it('sends the reason why the session ends', () => {
  const { notify, sent } = setUp();
  void notify('USER_INACTIVITY_TIMEOUT');
  expect(sent).toEqual([['logout', { body: { reason: 'USER_INACTIVITY_TIMEOUT' } }]]);
});

it('resolves when the logout is rejected with 403, not when another call is', async () => {
  const { notify, forbid } = setUp();
  const onNotified = vi.fn();
  const notified = notify('USER_INITIATED').then(onNotified);
  forbid('getWallets');
  await Promise.resolve();
  expect(onNotified).not.toHaveBeenCalled();
  forbid('logout');
  await notified;
  expect(onNotified).toHaveBeenCalled();
});

it('ignores a 403 before the first logout', () => {
  expect(() => setUp().forbid('logout')).not.toThrow();
});
