import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect } from 'storybook/test';
import { consentHandlers } from '../../testing.js';
import { SignUpConsent } from './sign-up-consent.js';

const meta = {
  title: 'profile/SignUpConsent',
  component: SignUpConsent,
  parameters: {
    player: makeUserDetails(),
    msw: { handlers: consentHandlers({ isAskedAtSignUp: true }) },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('checkbox')).length).toBe(12);
  },
} satisfies Meta<typeof SignUpConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog of the sign-up centres its texts; a label stays beside its box. */
export const AtSignUp: Story = {
  decorators: [(Story) => <div style={{ textAlign: 'center' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [box] = await canvas.findAllByRole('checkbox');
    await expect(getComputedStyle(box!.closest('label')!).textAlign).toBe('start');
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
