import type { Meta, StoryObj } from '@storybook/react-vite';
import { confirmAuthenticator } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { recoveryCodes, rightCode, securityHandlers } from '../../testing.js';
import { AuthenticatorSetup } from './authenticator-setup.js';

const meta = {
  title: 'account-security/AuthenticatorSetup',
  component: AuthenticatorSetup,
  args: {
    started: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Casino:marlon?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Casino',
    },
    onClose: fn(),
    onDone: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    player: makeUserDetails(),
    msw: { handlers: securityHandlers() },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof AuthenticatorSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (handler: ReturnType<typeof respondWithError>) => ({
  msw: { handlers: [handler, ...securityHandlers()] },
});
async function typeCode(code: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(await within(dialog).findByRole('textbox'), `${code}{Enter}`);
  return dialog;
}

export const Scan: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('img')).toBeVisible();
    await expect(within(dialog).getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};
export const Phone: Story = { ...Scan, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Confirmed: Story = {
  play: async ({ args }) => {
    await typeCode(rightCode);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(recoveryCodes));
  },
};
export const CodeTooShort: Story = {
  play: async () => {
    const dialog = await typeCode('12');
    await expect(within(dialog).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};
/** Of another account, already used, or of a phone whose clock is wrong. */
export const WrongCode: Story = {
  play: async () => {
    const dialog = await typeCode('111111');
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const TookTooLong: Story = {
  parameters: of(respondWithError(confirmAuthenticator, 410, { code: 'TICKET_EXPIRED' })),
  play: async () => {
    await expect(await within(await typeCode(rightCode)).findByRole('alert')).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: of(failWithNetworkError(confirmAuthenticator)),
  play: async () => {
    await expect(await within(await typeCode(rightCode)).findByRole('alert')).toBeVisible();
  },
};
export const Sending: Story = {
  parameters: of(neverRespond(confirmAuthenticator)),
  play: async () => {
    const dialog = await typeCode(rightCode);
    await waitFor(() => expect(dialog.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'));
  },
};
