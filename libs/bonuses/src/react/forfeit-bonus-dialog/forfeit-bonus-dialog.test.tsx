import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { cancelBonus } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { bonusHandlers, makeUserBonus } from '../../testing.js';
import { ForfeitBonusDialog } from './forfeit-bonus-dialog.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup();
const bonus = makeUserBonus();

/** Renders the dialog and counts the requests to the server. */
function show() {
  const requested = vi.fn();
  server.use(http.post('*/api/user/bonuses/:userBonusId/cancel', () => requested()));
  const onEnded = vi.fn();
  render(<ForfeitBonusDialog bonus={bonus} onClose={vi.fn()} onEnded={onEnded} />, {
    wrapper: createTestCasino().Host,
  });
  return { asked: requested, onEnded, forfeitButton: screen.getByRole('button', { name: 'Forfeit bonus' }) };
}

it('sends one request for two clicks in a row', async () => {
  server.use(...bonusHandlers({ active: [bonus] }));
  const { asked: requested, onEnded, forfeitButton } = show();
  await user.dblClick(forfeitButton);
  await waitFor(() => expect(onEnded.mock.calls).toEqual([['forfeited']]));
  expect(requested).toHaveBeenCalledTimes(1);
});
it('can be retried after a rejection', async () => {
  server.use(...bonusHandlers({ active: [bonus] }));
  server.use(respondWithError(cancelBonus, 409));
  const { asked: requested, onEnded, forfeitButton } = show();
  await user.click(forfeitButton);
  expect(await screen.findByText(/was not forfeited and is still active/)).toBeTruthy();
  await user.click(forfeitButton);
  await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
  expect(onEnded).not.toHaveBeenCalled();
});
