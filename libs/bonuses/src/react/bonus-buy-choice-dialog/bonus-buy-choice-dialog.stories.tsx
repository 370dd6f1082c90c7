import type { Meta, StoryObj } from '@storybook/react-vite';
import { BonusBuyChoiceDialog } from './bonus-buy-choice-dialog.js';

const meta = {
  title: 'bonuses/BonusBuyChoiceDialog',
  component: BonusBuyChoiceDialog,
  args: {
    open: true,
    bonusName: 'Weekend Reload',
    cost: '80',
    limit: '5',
    regularStake: '1',
    currencyCode: 'EUR',
    onBuy: () => undefined,
    onRegular: () => undefined,
    onBack: () => undefined,
  },
} satisfies Meta<typeof BonusBuyChoiceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const WithoutRegularStake: Story = { args: { regularStake: undefined } };
export const Buying: Story = { args: { pending: 'buy' } };
export const NotSent: Story = { args: { failed: true } };
export const RegularBet: Story = { args: { pending: 'regular' } };
