import type { Meta, StoryObj } from '@storybook/react-vite';
import { CookieBanner } from './cookie-banner.js';
import { CookieSettingsDialog } from './cookie-settings-dialog.js';

const meta = {
  title: 'compliance/CookieConsent',
  component: CookieBanner,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { onAccept: () => undefined, onReject: () => undefined },
} satisfies Meta<typeof CookieBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Banner: Story = {};
/** Where the policy requires it, rejecting is as easy as accepting. */
export const BannerWithReject: Story = { parameters: { settings: { policy: { preset: 'ukgc' } } } };
export const BannerOnAPhone: Story = {
  ...BannerWithReject,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const Settings: Story = {
  render: () => (
    <CookieSettingsDialog open onClose={() => undefined} consent={null} onChoose={() => undefined} />
  ),
};
