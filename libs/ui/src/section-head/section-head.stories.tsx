import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trophy } from 'lucide-react';
import { Button } from '../button/button.js';
import { SectionHead } from './section-head.js';

const meta = {
  title: 'ui/SectionHead',
  component: SectionHead,
  args: { title: 'Tournaments' },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithIconAndLink: Story = {
  args: { icon: <Trophy size={20} aria-hidden />, link: { href: '/tournaments', label: 'All', count: 12 } },
};
export const WithEnd: Story = { args: { end: <Button size="sm">Filter</Button> } };
