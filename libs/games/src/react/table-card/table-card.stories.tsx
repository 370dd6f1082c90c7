import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeGame } from '../../testing.js';
import { TableCard, TableCardSkeleton } from './table-card.js';

const meta: Meta<typeof TableCard> = {
  title: 'games/TableCard',
  component: TableCard,
  args: {
    game: makeGame({
      name: 'Velvet Roulette',
      kind: 'live',
      minBet: '0.50',
      maxBet: '5000',
      playersNow: 214,
      provider: { id: 'velvetroom', name: 'Velvet Room' },
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof TableCard>;

export const Table: Story = {};
/** The line of figures keeps its height. */
export const NoOnePlays: Story = {
  args: { game: makeGame({ name: 'Sic Bo', kind: 'live', playersNow: null }) },
};
export const LongNames: Story = {
  args: {
    game: makeGame({
      name: 'Grand Harbour Privé Lightning Blackjack',
      kind: 'live',
      provider: { id: 'p', name: 'The Copper Kettle Company' },
    }),
  },
};
export const Loading: Story = { render: () => <TableCardSkeleton /> };
