import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeDeposit, paymentHandlers, rejection } from '../../testing.js';
import { ThreeDsReturnDialog } from './three-ds-return-dialog.js';

/** Generous for a busy machine; the wait ends as soon as the element appears. */
const patient = { timeout: 10_000 };

const meta = {
  title: 'payments/ThreeDsReturnDialog',
  component: ThreeDsReturnDialog,
  args: { open: true, onClose: fn(), PaReq: 'pa-1', MD: 'md-1' },
  parameters: {
    player: makeUserDetails(),
    msw: { handlers: paymentHandlers() },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof ThreeDsReturnDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  parameters: { msw: { handlers: [http.post('/api/user/3ds-webhook', () => delay('infinite'))] } },
};
export const Success: Story = {
  play: async () => {
    await waitFor(async () => expect(await screen.findByText(/D-7K2F-0419/, {}, patient)).toBeVisible());
  },
};
export const Declined: Story = {
  parameters: {
    msw: {
      handlers: paymentHandlers({
        threeDs: makeDeposit({ status: 'declined', errorCode: 'THREE_DS_FAILED' }),
      }),
    },
  },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText(/D-7K2F-0419/, {}, patient)).toBeVisible());
  },
};
export const NoResponse: Story = {
  parameters: {
    msw: { handlers: [http.post('/api/user/3ds-webhook', () => HttpResponse.error()), ...paymentHandlers()] },
  },
};
export const UnknownCheck: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('/api/user/3ds-webhook', () => rejection('NOT_FOUND', undefined, 404)),
        ...paymentHandlers(),
      ],
    },
  },
  play: async () => {
    await expect(await screen.findAllByRole('link', {}, patient)).toHaveLength(2);
  },
};
