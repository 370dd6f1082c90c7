import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import {
  bonusHandlers,
  makeGiftOffer,
  makeOffer,
  makeSpinsOffer,
  makeUserBonus,
  testOptions,
} from '../../testing.js';
import { ActivateButton } from './activate-button.js';

const meta = {
  title: 'bonuses/ActivateButton',
  component: ActivateButton,
  args: { ...testOptions, bonus: makeGiftOffer() },
  parameters: { player: makeUserDetails(), msw: { handlers: bonusHandlers() } },
} satisfies Meta<typeof ActivateButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTake: Story = {};
export const ToDeposit: Story = { args: { bonus: makeOffer() } };
export const OtherDay: Story = { args: { bonus: makeSpinsOffer({ validOnDays: ['MON', 'FRI'] }) } };
export const WithCoupon: Story = { args: { bonus: makeGiftOffer({ needsCoupon: true }) } };
export const Active: Story = {
  parameters: {
    msw: { handlers: bonusHandlers({ active: [makeUserBonus({ bonusId: makeGiftOffer().id })] }) },
  },
};
export const Rejected: Story = {
  args: { bonus: makeGiftOffer({ refusal: { code: 'CANCELLED', params: {} } }) },
};
export const Automatic: Story = { args: { bonus: makeGiftOffer({ addedToCalendar: true }) } };
export const Guest: Story = { parameters: { player: null } };
