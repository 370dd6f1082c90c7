import { createTestCasino } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeldBalance } from './held-balance.js';

it('keeps the balance from before a round until its result was shown, and is empty after a logout', () => {
  const player = makeUserDetails({
    userWallet: { amount: '10.00', nonCashAmount: '0', totalAmount: '10.00' },
  });
  const { Host, session } = createTestCasino({ player });
  const shown = (held: boolean) => (
    <Host>
      <HeldBalance held={held} />
    </Host>
  );
  const { container, rerender } = render(shown(true));
  const win = { cash: '32.40', nonCash: '0', total: '32.40', currencyCode: 'EUR' };
  act(() => session.updateBalance(win));
  expect(container.textContent).toContain('€10.00');
  expect(container.textContent).not.toContain('32.40');
  rerender(shown(false));
  expect(container.textContent).toContain('€32.40');
  rerender(shown(true));
  act(() => session.end('USER_INITIATED'));
  expect(container.textContent).toBe('');
});
