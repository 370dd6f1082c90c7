import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BlockedCountryDialog } from './blocked-country-dialog.js';
import { BlockedCountryScreen } from './blocked-country-screen.js';

const settings = {
  excludedCountryCodeList: ['DE'],
  operator: { name: 'Harbour Games N.V.', address: 'Willemstad, Curaçao' },
};

const meta = {
  title: 'compliance/BlockedCountry',
  component: BlockedCountryScreen,
  parameters: { layout: 'fullscreen', settings },
  args: {
    brand: 'Casino',
    language: null,
    supportHref: 'mailto:help@casino.example',
    location: {
      country: { code: 'DE', name: 'Germany' },
      ipInfo: { ip: '203.0.113.47', ips: [], subdivisions: [] },
    },
    lookUp: () => Promise.resolve({ country: { code: 'DE' } }),
    onFailure: () => undefined,
    now: () => new Date('2026-11-26T20:04:00Z'),
    timeZone: 'Europe/Berlin',
  },
} satisfies Meta<typeof BlockedCountryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Screen: Story = {};
export const ScreenOnAPhone: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
/** Without support, what needs it is left out. */
export const WithoutSupport: Story = { args: { supportHref: undefined } };
/** The device has no position, as in most browsers that are controlled by a test. */
export const NotFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
};
export const Popup: Story = {
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '640px' } } },
  render: ({ location, lookUp, onFailure, now, timeZone }) => (
    <BlockedCountryDialog
      {...{ location, lookUp, onFailure, now, timeZone }}
      open
      onClose={() => undefined}
    />
  ),
};
