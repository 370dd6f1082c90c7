import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { gamesHandlers } from '../../testing.js';
import { ProviderPage } from './provider-page.js';

const meta = {
  title: 'games/ProviderPage',
  component: ProviderPage,
  args: { provider: 'tidewater', address: {}, onAddress: fn() },
  parameters: { msw: { handlers: gamesHandlers() } },
} satisfies Meta<typeof ProviderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Games: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Book of Tides');
  },
};
/** The address has a filter and an order; the panel offers no other provider. */
export const Filtered: Story = {
  args: { address: { volatility: '4,5', features: 'demo', sort: 'name' } },
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-haspopup="dialog"]')).toBeVisible());
    await userEvent.click(canvasElement.querySelector('[aria-haspopup="dialog"]')!);
    const panel = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    // The two ends of the return to player.
    await waitFor(() => expect(within(panel).getAllByRole('combobox')).toHaveLength(2));
  },
};
export const FilteredMobile: Story = {
  args: { address: { volatility: '4,5', features: 'demo', sort: 'name' } },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const NoMatches: Story = {
  args: { address: { rtp: '99-', volatility: '1' } },
  play: async ({ args, canvasElement, userEvent }) => {
    // The action of the empty list is the last one of the page.
    const showAll = () => [...canvasElement.querySelectorAll('button')].at(-1)!;
    await waitFor(() => expect(showAll()).toBeVisible());
    await waitFor(() => expect(showAll().closest('ul')).toBeNull());
    await waitFor(() => expect(showAll()).not.toHaveAttribute('aria-haspopup'));
    await userEvent.click(showAll());
    await expect(args.onAddress).toHaveBeenCalledWith(expect.objectContaining({ rtp: '', volatility: '' }));
  },
};
export const Empty: Story = {
  args: { provider: 'nowhere' },
  parameters: { msw: { handlers: gamesHandlers({ games: [] }) } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /./ });
  },
};
export const Loading: Story = { parameters: { msw: { handlers: gamesHandlers({ silent: true }) } } };
export const Failed: Story = {
  parameters: { msw: { handlers: gamesHandlers({ reject: { status: 503, code: 'UNAVAILABLE' } }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};
