import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { bonusBuyHandlers } from '../../testing/handlers.js';
import { BonusBuyChoice } from './bonus-buy-choice.js';

const user = userEvent.setup();
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show() {
  const onChoice = vi.fn();
  render(
    <BonusBuyChoice
      gameSlug="book-of-tides"
      bonusName="Weekend Reload"
      cost="3.00"
      limit="2"
      stake="0.20"
      currencyCode="EUR"
      onChoice={onChoice}
    />,
    { wrapper: createTestCasino().Host },
  );
  return { onChoice, dialog: within(screen.getByRole('alertdialog')) };
}

describe('the choice of a bonus buy', () => {
  it('is passed to the game once the server knows of it', async () => {
    const requested: { slug: string; cost: string }[] = [];
    server.use(...bonusBuyHandlers((confirmed) => requested.push(confirmed)));
    const { onChoice, dialog } = show();
    await user.dblClick(dialog.getByRole('button', { name: 'Buy anyway' }));
    await waitFor(() => expect(onChoice.mock.calls).toEqual([['buy']]));
    expect(requested).toEqual([{ slug: 'book-of-tides', cost: '3.00' }]);
  });

  it('can be retried when the server did not respond', async () => {
    server.use(http.post('*/api/games/:slug/bonus-buy', () => HttpResponse.error(), { once: true }));
    const { onChoice, dialog } = show();
    await user.click(dialog.getByRole('button', { name: 'Buy anyway' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Nothing was taken');
    expect(onChoice).not.toHaveBeenCalled();
    server.use(...bonusBuyHandlers());
    await user.click(dialog.getByRole('button', { name: 'Buy anyway' }));
    await waitFor(() => expect(onChoice.mock.calls).toEqual([['buy']]));
  });

  it.each([
    ['Regular bet', 'regular'],
    ['Back', 'back'],
  ])('%s needs no call', async (name, choice) => {
    const { onChoice, dialog } = show();
    await user.click(dialog.getByRole('button', { name }));
    expect(onChoice.mock.calls).toEqual([[choice]]);
  });
});
