import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsProvider } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { PolicyPage } from './policy-page.js';

const meta = {
  title: 'compliance/PolicyPage',
  component: PolicyPage,
  args: { policy: 'terms-and-conditions' },
  play: async ({ canvas }) => {
    await canvas.findByRole('article');
  },
} satisfies Meta<typeof PolicyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
export const Privacy: Story = { args: { policy: 'privacy-policy' } };
export const AntiMoneyLaundering: Story = { args: { policy: 'aml-policy' } };
export const ResponsibleGambling: Story = { args: { policy: 'responsible-gambling' } };
export const KycAndRefunds: Story = { args: { policy: 'kyc-refund-policy' } };
export const BonusTerms: Story = { args: { policy: 'bonus-terms' } };
export const LegalUse: Story = { args: { policy: 'legal-use-of-website' } };
/** A brand with everything that a policy can name. */
export const WithOperator: Story = {
  args: { policy: 'legal-use-of-website' },
  decorators: [
    (Story) => (
      <SettingsProvider
        settings={makeSettings({
          brandName: 'Harbour',
          operator: {
            name: 'Harbour Games N.V.',
            address: '1 Handelskade, Willemstad',
            licence: 'the licence of the brand',
            supportEmail: 'help@harbour.example',
          },
        })}
      >
        <Story />
      </SettingsProvider>
    ),
  ],
};
export const Mobile: Story = {
  args: { policy: 'privacy-policy' },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
