import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { VirtualGrid } from './virtual-grid.js';

interface Cell {
  id: string;
  hue: number;
}
const cells: Cell[] = Array.from({ length: 2_000 }, (_, index) => ({
  id: `Game ${index + 1}`,
  hue: (index * 47) % 360,
}));

const meta = {
  title: 'ui/VirtualGrid',
  component: VirtualGrid<Cell>,
  args: {
    label: 'All games',
    items: cells,
    itemKey: ({ id }) => id,
    columnsAt: (width) => Math.max(2, Math.floor(width / 170)),
    rowHeight: (cellWidth) => (cellWidth * 4) / 3,
    render: ({ id, hue }) => (
      <div
        style={{
          display: 'grid',
          placeItems: 'end start',
          blockSize: '100%',
          aspectRatio: '3 / 4',
          padding: 12,
          borderRadius: 'var(--art-radius)',
          background: `oklch(0.35 0.09 ${hue})`,
          color: 'var(--color-text)',
        }}
      >
        {id}
      </div>
    ),
    onEndReached: fn(),
  },
} satisfies Meta<typeof VirtualGrid<Cell>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoThousand: Story = {
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement).getByRole('list', { name: 'All games' });
    await waitFor(() => expect(within(grid).getByText('Game 1')).toBeVisible());
    await expect(within(grid).getAllByRole('listitem').length).toBeLessThan(200);
    await expect(args.onEndReached).not.toHaveBeenCalled();
  },
};
/** Scrolled to the last rows: the moment to load more. */
export const EndReached: Story = {
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement).getByRole('list');
    await waitFor(() => expect(within(grid).getByText('Game 1')).toBeVisible());
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(within(grid).getByText('Game 2000')).toBeVisible());
    await expect(args.onEndReached).toHaveBeenCalled();
    window.scrollTo(0, 0);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
