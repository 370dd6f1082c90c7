import type { Meta, StoryObj } from '@storybook/react-vite';
import { updateUserDetails } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { type HttpHandler } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { lockedPlayer, profileHandlers } from '../../testing.js';
import { PasswordForm } from './password-form.js';

/** A busy machine may be slow; the wait ends as soon as the expected state is there. */
const patient = { timeout: 10_000 };

const withHandlers = (...handlers: HttpHandler[]) => ({
  player: makeUserDetails({ getUser: lockedPlayer() }),
  msw: { handlers: [...handlers, ...profileHandlers()] },
});
const meta = {
  title: 'profile/PasswordForm',
  component: PasswordForm,
  parameters: withHandlers(),
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function change(root: Element): Promise<void> {
  const typed = { currentPassword: 'harbour24', newPassword: 'Harbour25!', repeat: 'Harbour25!' };
  for (const [name, text] of Object.entries(typed))
    await userEvent.type(root.querySelector(`[name=${name}]`) as HTMLElement, text);
  await userEvent.click(root.querySelector('[type=submit]') as HTMLElement);
}
const rejectedWith = (handler: HttpHandler): Story => ({
  parameters: withHandlers(handler),
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement);
    await expect(await canvas.findByRole('alert', {}, patient)).toBeVisible();
  },
});

export const Empty: Story = {};
export const Checklist: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvasElement.querySelector('[name=newPassword]') as HTMLElement, 'Harbour25');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const AllErrors: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(canvasElement.querySelector('[name=repeat]') as HTMLElement, 'x');
    await userEvent.click(canvasElement.querySelector('[type=submit]') as HTMLElement);
    await waitFor(() => expect(canvasElement.querySelector('[name=currentPassword]')).toHaveFocus(), patient);
  },
};
export const WrongPassword: Story = rejectedWith(
  respondWithError(updateUserDetails, 400, { code: 'WRONG_CREDENTIALS', params: { triesLeft: '3' } }),
);
export const LastTryWrong: Story = rejectedWith(
  respondWithError(updateUserDetails, 400, { code: 'WRONG_CREDENTIALS', params: { triesLeft: '0' } }),
);
export const Pause: Story = rejectedWith(
  respondWithError(updateUserDetails, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '15' } }),
);
export const Offline: Story = rejectedWith(failWithNetworkError(updateUserDetails));
export const Saving: Story = {
  parameters: withHandlers(neverRespond(updateUserDetails)),
  play: async ({ canvasElement }) => {
    await change(canvasElement);
    await waitFor(
      () => expect(canvasElement.querySelector('[type=submit]')).toHaveAttribute('aria-busy'),
      patient,
    );
  },
};
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    await change(canvasElement);
    await waitFor(
      () => expect(canvasElement.querySelector<HTMLInputElement>('[name=repeat]')?.value).toBe(''),
      patient,
    );
  },
};
export const OnlyAPasskey: Story = {
  parameters: {
    player: makeUserDetails({ getUser: lockedPlayer() }),
    msw: { handlers: profileHandlers({ hasPassword: false }) },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[name=currentPassword]')).toBeNull(), patient);
  },
};
