import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.js';

const meta = { title: 'ui/Avatar', component: Avatar, args: { name: 'Marlon' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};
export const OtherScript: Story = { args: { name: 'ليلى' } };
export const WithoutName: Story = { args: { name: ' ', decorative: true } };
export const BesideName: Story = {
  render: (args) => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Avatar {...args} decorative /> Marlon
    </span>
  ),
};
