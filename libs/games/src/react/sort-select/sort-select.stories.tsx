import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SortSelect } from './sort-select.js';

const meta = {
  title: 'games/SortSelect',
  component: SortSelect,
  args: { sort: 'sort', onSort: fn() },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Popularity: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'releaseDate');
    await expect(args.onSort).toHaveBeenCalledWith('releaseDate');
  },
};
export const Name: Story = { args: { sort: 'name' } };
