import type { Meta, StoryObj } from '@storybook/react-vite';
import { updateUserDetails } from '@casino-kit/api-contract';
import { failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { authHandlers } from '../../testing.js';
import { pressContinue, registrationForm } from '../story-steps.js';
import { LinkedAccountDialog } from './linked-account-dialog.js';

const fromPartner = {
  userId: '84210336',
  email: '84210336@empty.email',
  isEmailVerified: false,
  phoneCode: '',
  phone: '',
  countryCode: 'NL',
};

const meta = {
  title: 'auth/LinkedAccountDialog',
  component: LinkedAccountDialog,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: authHandlers },
    player: makeUserDetails({ getUser: fromPartner }),
    docs: { story: { inline: false, height: '860px' } },
  },
  args: {
    open: true,
    onClose: () => undefined,
    onSwitchToLogin: () => undefined,
    termsHref: '/terms-and-conditions',
    privacyHref: '/privacy-policy',
    defaultCountryCode: 'NL',
  },
} satisfies Meta<typeof LinkedAccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const appear: Story['play'] = async () => {
  await expect(await registrationForm(await screen.findByRole('dialog'))).toBeVisible();
};
/** Fills in the required fields and submits the form. */
async function update(): Promise<void> {
  const root = await registrationForm(await screen.findByRole('dialog'));
  await userEvent.type(root.querySelector('[name=email]') as HTMLElement, 'marlon@example.com');
  await userEvent.type(root.querySelector('[type=tel]') as HTMLElement, '612047788');
  await userEvent.click(root.querySelector('[name=consent]') as HTMLElement);
  await pressContinue(await screen.findByRole('dialog'));
}
const updating = (handler: (typeof authHandlers)[number]): Story => ({
  parameters: { msw: { handlers: [handler, ...authHandlers] } },
  play: async () => {
    await update();
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
});

export const SignUp: Story = { parameters: { player: null }, play: appear };
export const Update: Story = { play: appear };
export const UpdateOnAPhone: Story = {
  play: appear,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const UpdateOfACompleteAccount: Story = {
  parameters: {
    player: makeUserDetails({
      getUser: { ...fromPartner, email: 'marlon@example.com', isEmailVerified: true, phone: '612047788' },
    }),
  },
  play: appear,
};
export const Updated: Story = {
  play: async () => {
    await update();
    await waitFor(async () => expect(await screen.findByRole('heading', { level: 3 })).toBeVisible());
  },
};
export const TakenPhone: Story = updating(respondWithError(updateUserDetails, 409, { code: 'PHONE_TAKEN' }));
export const Rejected: Story = updating(
  respondWithError(updateUserDetails, 409, {
    code: 'FIELD_LOCKED',
    message: 'This can no longer be changed.',
  }),
);
export const Offline: Story = updating(failWithNetworkError(updateUserDetails));
export const CurrentPasswordNeeded: Story = updating(
  respondWithError(updateUserDetails, 400, { code: 'VALIDATION', fields: { password: 'Required' } }),
);
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/admin/*', () => delay('infinite'))] } },
  play: async () => {
    const root = await screen.findByRole('dialog');
    await waitFor(() => expect(root.querySelector('[role=status]')).toBeVisible());
  },
};
