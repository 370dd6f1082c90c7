import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, Info as InfoIcon, TriangleAlert, X } from 'lucide-react';
import { Card } from '../card/card.js';
import { Tag } from './tag.js';

const meta = { title: 'ui/Tag', component: Tag, args: { children: 'Inactive' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Info: Story = {
  args: { tone: 'info', children: 'Step 2 of 3', icon: <InfoIcon size={14} aria-hidden /> },
};
export const Success: Story = {
  args: { tone: 'success', children: 'Verified', icon: <Check size={14} aria-hidden /> },
};
export const Warning: Story = {
  args: { tone: 'warning', children: 'Ends tomorrow', icon: <TriangleAlert size={14} aria-hidden /> },
};
export const Danger: Story = {
  args: { tone: 'danger', children: 'Declined', icon: <X size={14} aria-hidden /> },
};
/** On a raised background, where most of them are used. */
export const OnCard: Story = {
  render: () => (
    <Card style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag>Inactive</Tag>
      <Tag tone="info" icon={<Clock size={14} aria-hidden />}>
        Pending
      </Tag>
      <Tag tone="success">Verified</Tag>
      <Tag tone="warning">Ends tomorrow</Tag>
      <Tag tone="danger">Declined</Tag>
    </Card>
  ),
};
