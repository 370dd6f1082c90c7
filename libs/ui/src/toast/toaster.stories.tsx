import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { toast } from './toast.js';
import { Toaster } from './toaster.js';

/** Shown until the story ends, so that it can be looked at. */
const staying = { duration: Number.POSITIVE_INFINITY };

const meta = {
  title: 'ui/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '260px' } } },
  decorators: [(Story) => <div style={{ minBlockSize: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = async (text: string) => {
  const notice = await screen.findByText(text);
  await waitFor(() => expect(notice).toBeVisible());
};

export const Success: Story = {
  play: async () => {
    toast.success('Limit updated', staying);
    await shows('Limit updated');
  },
};
export const Failure: Story = {
  play: async () => {
    toast.error('The code is wrong', { ...staying, description: 'You have four tries left.' });
    await shows('You have four tries left.');
  },
};
export const Info: Story = {
  play: async () => {
    toast.info('Marlon from Willemstad won €412.00 in Book of Tides', staying);
    await shows('Marlon from Willemstad won €412.00 in Book of Tides');
  },
};
export const Bottom: Story = {
  play: async () => {
    toast.info('Last login: yesterday', { ...staying, place: 'bottom' });
    await shows('Last login: yesterday');
  },
};
/** Below the header, as wide as the page. */
export const Mobile: Story = {
  ...Failure,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
