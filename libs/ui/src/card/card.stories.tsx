import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '../description-list/description-list.js';
import { Card } from './card.js';

const meta = { title: 'ui/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {
  args: {
    children: 'Your documents are being checked. This usually takes less than a day; you can play meanwhile.',
  },
};
export const WithFacts: Story = {
  args: {
    style: { maxInlineSize: 420 },
    children: (
      <DescriptionList
        facts={[
          { term: 'Cash', value: '€1,284.50' },
          { term: 'Bonus', value: '€40.00' },
          { term: 'Total', value: '€1,324.50', total: true },
        ]}
      />
    ),
  },
};
