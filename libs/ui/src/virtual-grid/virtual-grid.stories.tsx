import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { VirtualGrid } from './virtual-grid.js';

const meta = {
  title: 'ui/VirtualGrid',
  component: VirtualGrid,
  args: {
    label: 'All games',
    count: 2_000,
    columnsAt: (width) => Math.max(2, Math.floor(width / 170)),
    rowHeight: (cellWidth) => (cellWidth * 4) / 3,
    render: (place) => (
      <div
        style={{
          display: 'grid',
          placeItems: 'end start',
          blockSize: '100%',
          aspectRatio: '3 / 4',
          padding: 12,
          borderRadius: 'var(--art-radius)',
          background: `oklch(0.35 0.09 ${(place * 47) % 360})`,
          color: 'var(--color-text)',
        }}
      >
        Game {place + 1}
      </div>
    ),
    onRange: fn(),
  },
} satisfies Meta<typeof VirtualGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoThousand: Story = {
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement).getByRole('list', { name: 'All games' });
    await waitFor(() => expect(within(grid).getByText('Game 1')).toBeVisible());
    await expect(within(grid).getAllByRole('listitem').length).toBeLessThan(200);
    await expect(args.onRange).toHaveBeenCalledWith(0, expect.any(Number));
  },
};
/** Scrolled to the last rows, which are rendered then. */
export const LastRows: Story = {
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement).getByRole('list');
    await waitFor(() => expect(within(grid).getByText('Game 1')).toBeVisible());
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(within(grid).getByText('Game 2000')).toBeVisible());
    await waitFor(() => expect(args.onRange).toHaveBeenLastCalledWith(expect.any(Number), 1_999));
    window.scrollTo(0, 0);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
