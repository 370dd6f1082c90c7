import type { Meta, StoryObj } from '@storybook/react-vite';
import { chooseWallet, getUserDetails, getWallets } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { Card } from '@casino-kit/ui';
import { expect, userEvent, waitFor } from 'storybook/test';
import { makeCurrencyWallets, walletHandlers } from '../../testing.js';
import { WalletSwitcher } from './wallet-switcher.js';

const meta = {
  title: 'wallet/WalletSwitcher',
  component: WalletSwitcher,
  parameters: { player: makeUserDetails(), msw: { handlers: walletHandlers() } },
  decorators: [
    (Story) => (
      <Card style={{ maxInlineSize: 640 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof WalletSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the line of bitcoin. */
const chooseBitcoin: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^BTC/ }));
};
const chooseAndReceive: Story['play'] = async (context) => {
  await chooseBitcoin(context);
  await expect(await context.canvas.findByRole('alert')).toBeVisible();
};

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^EUR/ })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Changed: Story = {
  parameters: { msw: { handlers: walletHandlers() } },
  play: async (context) => {
    await chooseBitcoin(context);
    const bitcoin = context.canvas.getByRole('button', { name: /^BTC/ });
    await waitFor(() => expect(bitcoin).toHaveAttribute('aria-pressed', 'true'));
  },
};
export const OneAlone: Story = {
  parameters: { msw: { handlers: walletHandlers({ wallets: makeCurrencyWallets().slice(0, 1) }) } },
};
export const NothingToOpen: Story = {
  parameters: { msw: { handlers: walletHandlers({ currencies: [] }) } },
};
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox');
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Changing: Story = {
  parameters: { msw: { handlers: [neverRespond(chooseWallet), ...walletHandlers()] } },
  play: chooseBitcoin,
};
export const Rejected: Story = {
  parameters: { msw: { handlers: [respondWithError(chooseWallet, 422), ...walletHandlers()] } },
  play: chooseAndReceive,
};
export const NotCertain: Story = {
  parameters: {
    msw: {
      handlers: [
        failWithNetworkError(chooseWallet),
        failWithNetworkError(getUserDetails),
        ...walletHandlers(),
      ],
    },
  },
  play: chooseAndReceive,
};
export const BalanceNotRead: Story = {
  parameters: { msw: { handlers: [respondWithError(getUserDetails, 500), ...walletHandlers()] } },
  play: chooseAndReceive,
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverRespond(getWallets), ...walletHandlers()] } },
};
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(getWallets), ...walletHandlers()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
