import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@casino-kit/ui';
import { expect, screen } from 'storybook/test';
import { authHandlers, unreachable } from '../../testing.js';
import { register, registrationForm } from '../story-steps.js';
import { RegistrationDialog } from './registration-dialog.js';

const meta = {
  title: 'auth/RegistrationDialog',
  component: RegistrationDialog,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: authHandlers },
    docs: { story: { inline: false, height: '860px' } },
  },
  args: {
    open: true,
    onClose: () => undefined,
    onSwitchToLogin: () => undefined,
    termsHref: '/terms-and-conditions',
    privacyHref: '/privacy-policy',
    defaultCountryCode: 'NL',
    today: '2026-11-20',
    done: { limitHref: '/profile2/limits', profileHref: '/profile/edit-profile' },
  },
} satisfies Meta<typeof RegistrationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const toTheEnd: Story['play'] = async () => {
  await register(await screen.findByRole('dialog'));
  await expect(await screen.findByRole('heading', { level: 3 })).toBeVisible();
};

export const Account: Story = {
  play: async () => {
    await expect(await registrationForm(await screen.findByRole('dialog'))).toBeVisible();
  },
};
export const Phone: Story = { ...Account, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Done: Story = { play: toTheEnd };
export const DoneWithDeposit: Story = {
  args: {
    done: {
      ...meta.args.done,
      primaryAction: (
        <Button variant="primary" size="lg" block>
          Deposit
        </Button>
      ),
    },
  },
  play: toTheEnd,
};
export const Held: Story = { parameters: { settings: { holdUserOnRegistration: true } }, play: toTheEnd };
export const LoginFailed: Story = {
  parameters: { msw: { handlers: [unreachable('login'), ...authHandlers] } },
  play: toTheEnd,
};
