import type { Meta, StoryObj } from '@storybook/react-vite';
import { sendCredentials } from '@casino-kit/api-contract';
import { neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import { authHandlers, credentialsResponse } from '../../testing.js';
import { CredentialsScreen } from './credentials-screen.js';

const meta = {
  title: 'auth/CredentialsScreen',
  component: CredentialsScreen,
  parameters: { msw: { handlers: authHandlers }, player: makeUserDetails() },
  args: { credentials: credentialsResponse, signedIn: true, onContinue: () => undefined },
  decorators: [(Story) => <div style={{ maxInlineSize: 440 }}>{Story()}</div>],
} satisfies Meta<typeof CredentialsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// Buttons by their place: two to copy, one for the file, one for the email.
const buttons = () => screen.getAllByRole('button');
const askEmail = () => userEvent.click(buttons()[3] as HTMLElement);
const send: Story['play'] = async ({ canvasElement }) => {
  await askEmail();
  const email = canvasElement.querySelector('[name=email]') as HTMLElement;
  await userEvent.type(email, 'marlon@example.com{Enter}');
};
const sending = (handler: (typeof authHandlers)[number]): Story => ({
  parameters: { msw: { handlers: [handler, ...authHandlers] } },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
});

export const Made: Story = {};
export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(buttons().at(-1)).toBeEnabled();
  },
};
export const Copied: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(buttons()[0] as HTMLElement);
    await expect(await canvas.findByRole('status')).not.toBeEmptyDOMElement();
  },
};
export const CopyFailed: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(buttons()[1] as HTMLElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const AskedForAddress: Story = {
  play: async ({ canvas }) => {
    await askEmail();
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
};
export const Sending: Story = {
  parameters: { msw: { handlers: [neverRespond(sendCredentials), ...authHandlers] } },
  play: send,
};
export const Sent: Story = {
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(/marlon@example.com/)).toBeVisible();
  },
};
export const SendingFailed: Story = sending(
  respondWithError(sendCredentials, 502, { code: 'CREDENTIALS_EMAIL_FAILED' }),
);
export const TakenAddress: Story = sending(respondWithError(sendCredentials, 409, { code: 'EMAIL_TAKEN' }));
export const NotLoggedIn: Story = { args: { signedIn: false } };
export const Leaving: Story = { args: { leaving: true } };
