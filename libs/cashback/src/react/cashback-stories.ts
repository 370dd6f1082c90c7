import { getCalendarAward } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, waitFor } from 'storybook/test';
import { cashbackHandlers, makeAward } from '../testing.js';

/** A player with an award on the server. */
export const ofAPlayer = (award?: Parameters<typeof makeAward>[0]) => ({
  player: makeUserDetails(),
  msw: { handlers: cashbackHandlers({ award: () => makeAward(award) }) },
});
/** The states that every component has. */
export const states = {
  nothing: ofAPlayer({ ngr: '0', payout: '0' }),
  ahead: ofAPlayer({ ngr: '-40.00', payout: '0' }),
  guest: { player: null },
  loading: { ...ofAPlayer(), msw: { handlers: [neverRespond(getCalendarAward)] } },
  failed: { ...ofAPlayer(), msw: { handlers: [failWithNetworkError(getCalendarAward)] } },
  crypto: {
    ...ofAPlayer({ ngr: '0.01842500', payout: '0.00147400' }),
    player: makeUserDetails({ getUser: { currencyCode: 'BTC' } }),
  },
  withoutCashback: { ...ofAPlayer(), settings: { theme: 'lulu' } },
};

/** Waits until an element is shown. */
export async function seen(find: () => Promise<HTMLElement>): Promise<void> {
  await expect(await find()).toBeVisible();
}
/** Waits until the story renders nothing. */
export async function isEmpty({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvasElement.textContent).toBe(''));
}
