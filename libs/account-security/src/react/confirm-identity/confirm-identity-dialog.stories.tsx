import type { Meta, StoryObj } from '@storybook/react-vite';
import { confirmIdentity, startConfirmation } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { type ConfirmationMethod } from '@casino-kit/api-contract';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { securityHandlers } from '../../testing.js';
import ConfirmIdentityDialog from './confirm-identity-dialog.js';

const by = (...methods: ConfirmationMethod[]) => ({ msw: { handlers: securityHandlers({ methods }) } });

const meta = {
  title: 'account-security/ConfirmIdentityDialog',
  component: ConfirmIdentityDialog,
  args: { onEnd: () => undefined },
  parameters: { player: makeUserDetails(), msw: { handlers: securityHandlers() } },
} satisfies Meta<typeof ConfirmIdentityDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryWay: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const ByCode: Story = { parameters: by('code', 'recoveryCode') };
export const ByRecoveryCode: Story = { parameters: by('recoveryCode') };
export const ByPassword: Story = { parameters: by('password') };
export const ByMail: Story = { parameters: by('mail') };
export const NoWay: Story = { parameters: by() };
export const WrongCode: Story = {
  parameters: by('code'),
  play: async () => {
    const field = await screen.findByRole('textbox');
    await userEvent.type(field, '111111{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid'));
  },
};
export const Pause: Story = {
  parameters: {
    msw: {
      handlers: [
        respondWithError(confirmIdentity, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '15' } }),
        ...securityHandlers({ methods: ['code'] }),
      ],
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), '111111{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('15');
  },
};
export const Offline: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(startConfirmation)] } },
};
export const Loading: Story = { parameters: { msw: { handlers: [neverRespond(startConfirmation)] } } };
export const Lost: Story = {
  parameters: by('passkey'),
  play: async () => {
    const buttons = () => screen.getAllByRole('button');
    // The last of the dialog’s buttons, once its ways are known.
    await waitFor(() => expect(buttons().length).toBeGreaterThan(1));
    await userEvent.click(buttons().at(-1)!);
    const [request] = buttons().slice(-2);
    await userEvent.click(request!);
    // What is left is the button that closes the dialog.
    await waitFor(() => expect(buttons()).toHaveLength(1));
  },
};
