import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkCoupon } from '@casino-kit/api-contract';
import { failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bonusHandlers, testOptions } from '../../testing.js';
import { CouponForm } from './coupon-form.js';

const meta = {
  title: 'bonuses/CouponForm',
  component: CouponForm,
  args: testOptions,
  parameters: { player: makeUserDetails(), msw: { handlers: bonusHandlers() } },
} satisfies Meta<typeof CouponForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const enter =
  (code: string): NonNullable<Story['play']> =>
  async () => {
    await userEvent.type(await page.findByRole('textbox'), `${code}{Enter}`);
  };
const rejectedAs =
  (code: string): NonNullable<Story['play']> =>
  async (context) => {
    await enter(code)(context);
    await waitFor(() => expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
  };

export const Empty: Story = {};
export const ForADeposit: Story = { play: enter('RELOAD') };
export const ForAnyDeposit: Story = { play: enter('SPRING20') };
export const ToActivate: Story = { play: enter('TIDE50') };
export const Asked: Story = {
  play: async (context) => {
    await enter('TIDE50')(context);
    const [activate] = within((await page.findByRole('alert')).parentElement!).getAllByRole('button');
    await userEvent.click(activate!);
    await waitFor(() => expect(page.getByRole('alertdialog')).toBeVisible());
  },
};
export const NotApplied: Story = { play: rejectedAs('WRONG') };
export const AlreadyRedeemed: Story = { play: rejectedAs('USED') };
export const NothingTyped: Story = { play: rejectedAs(' ') };
export const TooManyTries: Story = {
  parameters: {
    msw: { handlers: [respondWithError(checkCoupon, 429, { code: 'TOO_MANY_TRIES' }), ...bonusHandlers()] },
  },
  play: rejectedAs('TIDE50'),
};
export const NoResponse: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(checkCoupon), ...bonusHandlers()] } },
  play: rejectedAs('TIDE50'),
};
export const Guest: Story = { parameters: { player: null } };
