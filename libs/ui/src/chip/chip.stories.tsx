import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cherry, Dices, Flame, Rocket, Spade, Sparkles, Video } from 'lucide-react';
import { ChipNav } from './chip.js';

const items = [
  { id: 'popular', href: '/casino/popular', label: 'Popular', icon: <Flame size={18} aria-hidden /> },
  { id: 'new', href: '/casino/new', label: 'New', icon: <Sparkles size={18} aria-hidden /> },
  { id: 'slots', href: '/casino/slots', label: 'Slots', icon: <Cherry size={18} aria-hidden /> },
  { id: 'live', href: '/casino/live', label: 'Live casino', icon: <Video size={18} aria-hidden /> },
  { id: 'cards', href: '/casino/cards', label: 'Cards', icon: <Spade size={18} aria-hidden /> },
  { id: 'dice', href: '/casino/dice', label: 'Dice', icon: <Dices size={18} aria-hidden /> },
  { id: 'crash', href: '/casino/crash', label: 'Crash', icon: <Rocket size={18} aria-hidden /> },
];

const meta = {
  title: 'ui/ChipNav',
  component: ChipNav,
  args: { label: 'Categories', items, current: 'slots' },
} satisfies Meta<typeof ChipNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneCurrent: Story = {};
export const NoneCurrent: Story = { args: { current: null } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
