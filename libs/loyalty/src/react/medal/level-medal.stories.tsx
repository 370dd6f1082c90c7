import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelMedal } from './level-medal.js';

const meta = {
  title: 'loyalty/LevelMedal',
  component: LevelMedal,
  args: { level: 3 },
} satisfies Meta<typeof LevelMedal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Third: Story = {};
/** Levels after the sixth have the last medal. */
export const Highest: Story = { args: { level: 9 } };
