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
/** How to complain, protection of money, dormant accounts. */
export const TermsOfOperator: Story = {
  decorators: [
    (Story) => (
      <SettingsProvider
        settings={makeSettings({
          brandName: 'Harbour',
          operator: {
            name: 'Harbour Games N.V.',
            complaintsEmail: 'complaints@harbour.example',
            disputeBody: { name: 'Harbour Disputes', url: 'https://disputes.example', days: 56 },
            fundsProtection: { level: 'medium', text: { en: 'A bank in Malta holds it.' } },
            dormantAccount: { months: 12, feePerMonth: '5.00', currencyCode: 'EUR' },
          },
        })}
      >
        <Story />
      </SettingsProvider>
    ),
  ],
};
/** Content of the host in the sections about help. */
export const WithContentOfHost: Story = {
  args: {
    policy: 'responsible-gambling',
    sectionContent: {
      'self-test': <p>The host’s self-test.</p>,
      help: <a href="tel:0800555">0800 555</a>,
    },
  },
};
export const Mobile: Story = {
  args: { policy: 'privacy-policy' },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
