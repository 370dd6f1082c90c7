import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeUserBonus } from '../../testing/fixtures.js';
import { WageringExplainer } from './wagering-explainer.js';

/** The bonus of the design. */
const reload = makeUserBonus({
  status: 'active',
  amount: '40.00',
  balance: '40.00',
  wagered: '612.00',
  wagerTotal: '1400.00',
  wagerLeft: '788.00',
  wageringMultiplier: '35',
  freeSpinsLeft: 0,
  freeSpinsWon: '0',
  maxWin: '500.00',
  maxBet: '5.00',
  contributions: { slots: 100, live: 10 },
});

const meta = {
  title: 'bonuses/WageringExplainer',
  component: WageringExplainer,
  args: { bonus: reload },
} satisfies Meta<typeof WageringExplainer>;
export default meta;
type Story = StoryObj<typeof meta>;

const emitted: NonNullable<Story['play']> = async ({ canvasElement }) => {
  // The sum, and the figures of the bars once they are known.
  const tables = () => within(canvasElement).getAllByRole('table');
  await waitFor(() => expect(tables()).toHaveLength(2), { timeout: 20_000 });
};

export const Active: Story = { play: emitted };
export const Mobile: Story = { play: emitted, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const AnotherStake: Story = {
  play: async ({ canvasElement }) => {
    const [, ...others] = await within(canvasElement).findAllByRole('radio');
    await userEvent.click(others.at(-1)!);
    await expect(others.at(-1)!).toBeChecked();
  },
};
export const OfAGame: Story = {
  args: {
    game: { name: 'Book of Tides', kind: 'slots', returnToPlayer: '94.21', volatility: 5 },
    stake: '0.30',
  },
};
export const LowVolatility: Story = { args: { volatility: 1 }, play: emitted };
export const HighVolatility: Story = { args: { volatility: 5 }, play: emitted };
export const GameThatCountsInPart: Story = {
  args: { game: { name: 'Blackjack', kind: 'live', returnToPlayer: '99.5', volatility: 1 } },
};
export const GameThatDoesNotCount: Story = {
  args: { game: { name: 'Baccarat', kind: 'tables', returnToPlayer: '98.9' } },
};
export const FreeSpinsToPlay: Story = {
  args: {
    bonus: {
      ...reload,
      type: 'freespins',
      balance: '3.20',
      wagered: '0',
      wagerTotal: '0',
      wagerLeft: '0',
      freeSpinsLeft: 12,
      freeSpinsQuantity: 20,
      freeSpinValue: '0.20',
      freeSpinsWon: '3.20',
      maxWin: '100.00',
    },
  },
};
export const AlmostDone: Story = {
  args: { bonus: { ...reload, balance: '64.30', wagered: '1392.00', wagerLeft: '8.00' } },
};
export const OwnMoneyOnly: Story = { args: { bonus: { ...reload, wageringType: 'REAL_MONEY_ONLY' } } };
export const WithoutRequirement: Story = {
  args: { bonus: { ...reload, wageringMultiplier: '0', wagered: '0', wagerTotal: '0', wagerLeft: '0' } },
};
export const SmallestCut: Story = { args: { bonus: { ...reload, maxWin: '80.00' } } };
export const BoostedWins: Story = { args: { bonus: { ...reload, multiplier: '1.5' } } };
export const InCrypto: Story = {
  args: {
    bonus: {
      ...reload,
      currencyCode: 'BTC',
      balance: '0.0004',
      wagerTotal: '0.014',
      wagerLeft: '0.00788',
      maxWin: '0.005',
      maxBet: null,
      minBalance: '0',
    },
  },
};
