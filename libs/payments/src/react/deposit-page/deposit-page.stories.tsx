import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allDepositMethods } from '../../methods/all-deposit-methods.js';
import { cardFramePageUrl, makePaymentMethods, paymentHandlers, makePayer } from '../../testing.js';
import { openDeposits } from '../open-deposits.js';
import { DepositPage } from './deposit-page.js';

/** Generous for a busy machine; the wait ends as soon as the element appears. */
const patient = { timeout: 10_000 };

const meta = {
  title: 'payments/DepositPage',
  component: DepositPage,
  beforeEach: () => openDeposits.clear(),
  args: { methods: allDepositMethods, limitsHref: '/profile2/limits' },
  parameters: {
    player: makePayer(),
    msw: { handlers: paymentHandlers({ methods: () => makePaymentMethods(cardFramePageUrl()) }) },
  },
} satisfies Meta<typeof DepositPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('radio', {}, patient)).toHaveLength(6);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Guest: Story = { parameters: { player: null, msw: { handlers: [] } } };
