import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../navigation/navigation.js';
import { Carousel } from './carousel.js';

const games = [
  ...['Book of Tides', 'Lantern Night', 'Ruby Standard', 'Fjord Runes', 'Keno', 'Lone Howl', 'Glaze Days'],
  ...['Whale Song', 'Temple of Xul', 'Dice Duel', 'Hatchling', 'Paper Wings', 'Event Horizon', 'Triple Bar'],
];

/** A card as wide as its slide; the hue replaces artwork. */
function GameCard({ title, hue }: { title: string; hue: number }) {
  return (
    <Link
      href={`/casino/games/${title.toLowerCase().replaceAll(' ', '-')}`}
      style={{ display: 'grid', gap: 8 }}
    >
      <span
        style={{
          aspectRatio: '3 / 4',
          borderRadius: 'var(--art-radius)',
          background: `oklch(0.42 0.11 ${hue})`,
          boxShadow: 'var(--ring-art)',
        }}
      />
      <span>{title}</span>
    </Link>
  );
}

const cards = games.map((title, index) => <GameCard key={title} title={title} hue={(index * 67) % 360} />);

const meta = {
  title: 'ui/Carousel',
  component: Carousel,
  args: { title: 'Popular now', icon: <Flame size={20} aria-hidden />, children: cards },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  args: { link: { href: '/casino/popular', label: 'All', count: 128 } },
  play: async ({ canvasElement }) => {
    const [previous, next] = within(canvasElement).getAllByRole('button');
    await waitFor(() => expect(next).toBeEnabled());
    await expect(previous).toBeDisabled();
    await userEvent.click(next!);
    await waitFor(() => expect(previous).toBeEnabled());
  },
};
export const WideCards: Story = { args: { title: 'Tournaments', icon: undefined, size: 'table' } };
export const Few: Story = { args: { title: 'Continue playing', children: cards.slice(0, 3) } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
