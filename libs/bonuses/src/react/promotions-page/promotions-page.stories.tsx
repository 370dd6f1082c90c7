import type { Meta, StoryObj } from '@storybook/react-vite';
import { bonusErrorCodes, getAllBonus } from '@casino-kit/api-contract';
import { neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  bonusHandlers,
  type BonusServer,
  makeCashbackOffer,
  makeGiftOffer,
  makeOffers,
  makeUserBonus,
  makeWelcomeOffer,
  testOptions,
} from '../../testing.js';
import { PromotionsPage } from './promotions-page.js';

const daily = makeGiftOffer({ id: 'today', name: 'Gift of today', banner: { bannerTitle: 'Gift of today' } });
const served = (server: BonusServer = {}, ...first: ReturnType<typeof bonusHandlers>) => ({
  msw: { handlers: [...first, ...bonusHandlers({ daily, ...server })] },
});

const meta = {
  title: 'bonuses/PromotionsPage',
  component: PromotionsPage,
  args: { ...testOptions, view: { type: null, page: 1 }, onView: () => undefined },
  parameters: { player: makeUserDetails(), ...served() },
} satisfies Meta<typeof PromotionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const showsOffers: NonNullable<Story['play']> = async () => {
  await expect(await page.findAllByRole('heading', { level: 3 })).toHaveLength(6);
};

export const LoggedIn: Story = { play: showsOffers };
export const Guest: Story = {
  parameters: { player: null, ...served({ offers: [...makeOffers(), makeWelcomeOffer()] }) },
  play: async () => {
    // The welcome offer stands above the list alone.
    await expect(await page.findAllByRole('heading', { level: 3 })).toHaveLength(6);
  },
};
export const GuestWithoutWelcome: Story = { parameters: { player: null }, play: showsOffers };
export const Rejected: Story = {
  parameters: served({
    offers: bonusErrorCodes.map((code) =>
      makeGiftOffer({ id: code, banner: { bannerTitle: code }, refusal: { code, params: {} } }),
    ),
  }),
};
export const Automatic: Story = {
  parameters: served({ offers: [makeCashbackOffer({ addedToCalendar: true }), makeGiftOffer()] }),
};
export const UnevenCards: Story = {
  parameters: served({
    offers: ['first', 'second', 'bare', 'full', 'last'].map((id) =>
      makeGiftOffer(
        id === 'bare' ? { id, cashAmount: null, wageringMultiplier: null, validDays: null } : { id },
      ),
    ),
  }),
  play: async () => {
    const [title] = await page.findAllByRole('heading', { level: 3 });
    const buttons = within(title!.closest('ul')!).getAllByRole('button');
    await expect(buttons).toHaveLength(5);
    const [bare, full] = buttons.slice(2, 4).map((button) => ({
      card: button.closest('li')!.getBoundingClientRect(),
      button: button.getBoundingClientRect(),
    }));
    // On narrow screens they are not in one row.
    if (bare!.card.top === full!.card.top) await expect(bare!.button.bottom).toBe(full!.button.bottom);
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: showsOffers,
};
export const OneIsActive: Story = {
  parameters: served({ active: [makeUserBonus({ bonusId: 'welcome-10' })] }),
  play: showsOffers,
};
export const News: Story = {
  parameters: { settings: { useNewsBlockInPromotions: true } },
  play: showsOffers,
};
export const NewsOnAPhone: Story = {
  ...News,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const OneType: Story = { args: { view: { type: 'freespins', page: 1 } } };
export const NoneOfAType: Story = {
  args: { view: { type: 'instant_cashback', page: 1 } },
  parameters: served({ offers: [] }),
};
export const NoOffers: Story = { parameters: served({ offers: [] }) };
export const SecondPage: Story = {
  args: { view: { type: null, page: 2 } },
  parameters: served({
    offers: Array.from({ length: 30 }, (_, index) => makeGiftOffer({ id: `offer-${index}` })),
  }),
};
export const Excluded: Story = {
  parameters: {
    player: makeUserDetails({
      getUser: { userLimit: { selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: true } },
    }),
  },
  play: showsOffers,
};
export const PartialData: Story = {
  parameters: served({ offers: [{ id: 'bare', needsCoupon: false }, ...makeOffers().slice(0, 1)] }),
};
export const Loading: Story = { parameters: served({}, neverRespond(getAllBonus)) };
export const CouldNotBeLoaded: Story = {
  parameters: served({}, respondWithError(getAllBonus, 500)),
  play: async () => {
    await expect(await page.findByRole('alert')).toBeVisible();
  },
};
export const CouponRejected: Story = {
  play: async () => {
    const field = await page.findByRole('textbox');
    await userEvent.type(field, 'WRONG{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription());
  },
};
