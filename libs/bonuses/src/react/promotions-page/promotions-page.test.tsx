import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Bonus, getAllBonus } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
} from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OffersView } from '../../core/bonus-type.js';
import {
  bonusHandlers,
  makeCashbackOffer,
  makeGiftOffer,
  makeOffers,
  makeUserBonus,
  makeWelcomeOffer,
  testOptions,
} from '../../testing.js';
import { PromotionsPage, type PromotionsPageProps } from './promotions-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup();
const daily = makeGiftOffer({ id: 'today', name: 'Gift of today', banner: { bannerTitle: 'Gift of today' } });
const served = (options: Parameters<typeof bonusHandlers>[0] = {}) =>
  server.use(...bonusHandlers({ daily, ...options }));
function show(
  host: Parameters<typeof createTestCasino>[0] = {},
  { view: first = { type: null, page: 1 }, ...props }: Partial<PromotionsPageProps> = {},
) {
  const views: OffersView[] = [];
  function Page() {
    const [view, setView] = useState(first);
    return (
      <PromotionsPage
        {...testOptions}
        {...props}
        view={view}
        onView={(next) => {
          views.push(next);
          setView(next);
        }}
      />
    );
  }
  const made = createTestCasino(host);
  render(<Page />, { wrapper: made.Host });
  return { ...made, views };
}
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  return within(heading.closest('li') ?? document.body);
};

describe('PromotionsPage', () => {
  it('shows what each offer grants, requires, and what to do', async () => {
    served();
    show();
    const reload = await card('Weekend Reload: 100% up to €200');
    // The title says it all, so nothing repeats it.
    expect(reload.getByText('100%').parentElement?.textContent).toBe('Weekend Reload: 100% up to €200');
    expect(reload.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'From €20',
      'Wager 35×',
      '30 days',
    ]);
    expect(reload.getByRole('link', { name: 'Deposit €20 or more' }).getAttribute('href')).toBe(
      '/deposit?bonusId=weekend-reload&amount=20',
    );
    expect(reload.getByRole('link', { name: /^See the offer/ }).getAttribute('href')).toBe(
      '/promotion?id=weekend-reload',
    );
    expect((await card('Ten to try')).getByRole('button', { name: 'Activate' })).toBeTruthy();
    expect((await card('From our letter')).getByRole('link', { name: 'Enter the coupon' })).toBeTruthy();
    expect((await card('Monday spins')).getByText('Not today: can be taken on Monday')).toBeTruthy();
  });
  it('requests the offers of the player', async () => {
    const requested: string[] = [];
    served({ onAsk: (query) => requested.push(query.toString()) });
    show({}, { view: { type: 'freespins', page: 1 } });
    await card('Monday spins');
    expect(requested).toContain(
      'currencyCode=EUR&language=en&timeZone=America%2FCuracao&countryCode=CW&pageNo=1&limit=24&type=freespins',
    );
  });
  it('shows one type, and links back to all', async () => {
    served();
    const { views } = show();
    await user.click(await screen.findByRole('button', { name: 'Cashback' }));
    expect(screen.getByRole('button', { name: 'Cashback', pressed: true })).toBeTruthy();
    await card('10% back, up to €100');
    expect(screen.queryByRole('heading', { name: 'Ten to try' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cashback' }));
    expect(views).toEqual([{ type: 'instant_cashback', page: 1 }]);
  });
  it('shows no cashback of a brand that has none', async () => {
    served();
    show({ settings: { theme: 'lulu' } });
    await card('Ten to try');
    expect(screen.queryByRole('heading', { name: '10% back, up to €100' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cashback' })).toBeNull();
  });
  it('says that there is no offer of a type', async () => {
    served({ offers: [makeGiftOffer()] });
    show({}, { view: { type: 'freespins', page: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    await card('Ten to try');
  });
  it('says that there are no offers', async () => {
    served({ offers: [], daily: undefined });
    show();
    expect(await screen.findByText('No offers at the moment')).toBeTruthy();
    expect(await screen.findByText('There is no bonus today')).toBeTruthy();
  });
  it('pages through the list, and returns from a page that does not exist', async () => {
    const offers = Array.from({ length: 25 }, (_, index) =>
      makeGiftOffer({ id: `${index}`, banner: { bannerTitle: `Offer ${index + 1}` } }),
    );
    served({ offers });
    const { views } = show({}, { view: { type: null, page: 9 } });
    await card('Offer 25');
    expect(screen.getByText('25 to 25 of 25')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await card('Offer 24');
    expect(views.map(({ page }) => page)).toEqual([2, 1]);
  });
  it('is busy while the next page loads, with the old one still in view', async () => {
    const offers = Array.from({ length: 25 }, (_, index) =>
      makeGiftOffer({ id: `${index}`, banner: { bannerTitle: `Offer ${index + 1}` } }),
    );
    served({ offers });
    show();
    await screen.findByText('1 to 24 of 25');
    const busy = () => screen.getByRole('list', { name: 'Offers' }).closest('[aria-busy]');
    expect(busy()).toBeNull();
    server.use(neverRespond(getAllBonus));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(busy()).toBeTruthy();
    expect(screen.getByText('1 to 24 of 25')).toBeTruthy();
  });
  it('shows news if the brand wants it', async () => {
    served();
    show({ settings: { useNewsBlockInPromotions: true } });
    const reload = await card('Weekend Reload: 100% up to €200');
    expect(screen.getByRole('heading', { name: 'News' })).toBeTruthy();
    expect(reload.getByText('November 19')).toBeTruthy();
    expect(reload.getByText('A second deposit’s worth of play for the weekend.')).toBeTruthy();
  });
  it('shows today’s bonus with what to do, and the link to the calendar', async () => {
    served();
    show();
    const link = await screen.findByRole('link', { name: 'See the offer: Gift of today' });
    expect(link.getAttribute('href')).toBe('/promotion?id=today');
    expect(within(link.parentElement!).getByRole('button', { name: 'Activate' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rewards calendar' }).getAttribute('href')).toBe(
      '?modal=calendar',
    );
    expect(screen.getByText('November 22')).toBeTruthy();
  });
  it('links to today’s bonus when it cannot be taken now', async () => {
    served({ daily: { ...daily, validOnDays: ['MON'] } });
    show();
    const link = await screen.findByRole('link', { name: 'See the offer' });
    expect(link.getAttribute('href')).toBe('/promotion?id=today');
  });
  it('does not repeat today’s bonus in the list of all offers, but in that of its type', async () => {
    served({ offers: [daily, makeGiftOffer()] });
    show();
    await card('Ten to try');
    expect(screen.queryByRole('heading', { name: 'Gift of today' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'No deposit' }));
    await card('Gift of today');
  });
  it('can be reloaded after a failure', async () => {
    served({ offers: [makeGiftOffer()] });
    server.use(failWithNetworkError(getAllBonus));
    show();
    expect(await screen.findByText('Today’s bonus could not be loaded.')).toBeTruthy();
    const failed = await screen.findByRole('alert');
    server.resetHandlers();
    served({ offers: [makeGiftOffer()] });
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    await card('Ten to try');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'See the offer: Gift of today' })).toBeTruthy();
  });
});

describe('PromotionsPage by viewer', () => {
  it('welcomes guests and links them to the login', async () => {
    served({ offers: [...makeOffers(), makeWelcomeOffer()] });
    show({ player: null });
    const title = await screen.findByRole('heading', { name: '100% up to €1,000 and 100 free spins' });
    const welcome = within(title.parentElement!);
    expect(welcome.getByText('From €20 · Wager 35× · 30 days')).toBeTruthy();
    expect(welcome.getByRole('link', { name: 'Read the bonus terms' }).getAttribute('href')).toBe(
      testOptions.termsHref,
    );
    expect(welcome.getByRole('link', { name: 'See the offer' }).getAttribute('href')).toBe(
      '/promotion?id=welcome',
    );
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe(
      '?modal=registration',
    );
    const gift = await card('Ten to try');
    expect(gift.getByRole('link', { name: 'Log in to take it' }).getAttribute('href')).toBe('?modal=login');
    expect(screen.getByText('Log in to use a coupon.')).toBeTruthy();
    // The list does not repeat the offer above it.
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href === '/promotion?id=welcome')).toHaveLength(1);
  });
  it('promises guests nothing that the welcome offer does not grant', async () => {
    served({ offers: [makeWelcomeOffer({ maxBonusThreshold: '200', freeSpinsQuantity: null })] });
    show({ player: null });
    expect(await screen.findByRole('heading', { name: '100% up to €200' })).toBeTruthy();
  });
  it('promises guests nothing without a welcome offer', async () => {
    served();
    const { queryClient } = show({ player: null });
    await card('Ten to try');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('Welcome offer')).toBeNull();
  });
  it('welcomes no guest if the brand has no such offer, and no player', async () => {
    served();
    show({ player: null }, { welcome: null });
    await card('Ten to try');
    expect(screen.queryByText('Welcome offer')).toBeNull();
  });
  it('shows a guest the currency of the visit, and omits missing values', async () => {
    served({ offers: [makeGiftOffer(), { id: 'bare', needsCoupon: false }] });
    show({ player: null }, { guestCurrency: 'TRY' });
    expect((await card('Ten to try')).getByText('₺10').parentElement?.textContent).toBe('₺10 bonus');
    const bare = await card('bare');
    expect(bare.queryByText(/NaN|undefined|null|0/)).toBeNull();
  });
  it('shows a player what is active', async () => {
    served({ active: [makeUserBonus({ bonusId: 'welcome-10' })] });
    show();
    expect(
      (await (await card('Ten to try')).findByRole('link', { name: 'See my bonuses' })).getAttribute('href'),
    ).toBe('/bonuses');
  });
  it('says why an offer is rejected, in place of its button', async () => {
    const gift = (id: string, rejection: Bonus['refusal']) =>
      makeGiftOffer({ id, banner: { bannerTitle: id }, refusal: rejection });
    served({
      offers: [
        gift('forfeited', { code: 'CANCELLED', params: {} }),
        gift('forfeited once', { code: 'CANCELLED', params: { until: '2026-12-01T12:00:00Z' } }),
        gift('first', { code: 'DEPOSITS_NUMBER2', params: {} }),
        gift('later', { code: 'DEPOSITS_NUMBER', params: {} }),
        gift('odd', { code: 'UNIFIED_ERROR', params: { reference: 'R-1' } }),
        gift('tonight', { code: 'START_TIME_ERROR', params: { time: '18:00' } }),
        gift('fine', { code: 'ACTIVE_BONUS', params: {} }),
      ],
    });
    show();
    const messages = async (name: string, text: string) => {
      const offer = await card(name);
      expect(offer.getByText(text)).toBeTruthy();
      expect(offer.queryByRole('button')).toBeNull();
      return offer;
    };
    const forfeited = await messages('forfeited', 'You gave this bonus up. It cannot be taken again.');
    expect(forfeited.getAllByRole('link')).toHaveLength(1);
    await messages('forfeited once', 'You gave this bonus up. It can be taken again from Dec 1, 08:00.');
    await messages('first', 'This bonus is for players with fewer deposits than you have made.');
    const later = await messages('later', 'This bonus needs more deposits than you have made so far.');
    expect(later.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit?');
    const odd = await messages(
      'odd',
      'Something went wrong and the bonus was not activated. Support can look it up by this reference: R-1',
    );
    expect(odd.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support');
    await messages('tonight', 'This bonus can be taken from 18:00 today.');
    expect((await card('fine')).getByRole('button', { name: 'Activate' })).toBeTruthy();
  });
  it('links from automatic offers to the rakeback calendar, if the host has one', async () => {
    served({ offers: [makeCashbackOffer({ addedToCalendar: true })] });
    show();
    const cashback = await card('10% back, up to €100');
    expect(cashback.queryByRole('button')).toBeNull();
    expect(cashback.getByRole('link', { name: 'Rakeback calendar' }).getAttribute('href')).toBe(
      '?modal=rakeback',
    );
  });
  it('does not link to the rakeback calendar if the host has none', async () => {
    served({ offers: [makeCashbackOffer({ addedToCalendar: true })] });
    show({}, { rakebackHref: undefined });
    const cashback = await card('10% back, up to €100');
    expect(cashback.getByText(/comes into the rakeback calendar by itself, every half hour/)).toBeTruthy();
    expect(cashback.getAllByRole('link')).toHaveLength(1);
  });
  it('explains to an excluded player why nothing can be activated', async () => {
    served({ offers: [makeGiftOffer()] });
    show({
      player: makeUserDetails({
        getUser: { userLimit: { selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: true } },
      }),
    });
    expect((await card('Ten to try')).getByText(/Bonuses are paused/)).toBeTruthy();
  });
  it('reports everything that failed', async () => {
    served();
    server.use(respondWithError(getAllBonus, 500));
    show();
    expect(await screen.findByText('The offers could not be loaded')).toBeTruthy();
  });
});
