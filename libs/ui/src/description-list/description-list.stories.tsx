import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './description-list.js';

const meta = {
  title: 'ui/Facts',
  component: DescriptionList,
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotal: Story = {
  args: {
    facts: [
      { term: 'Deposit', value: '€50.00' },
      { term: 'Fee', value: '€0.00' },
      { term: 'Welcome bonus', value: '+ €50.00' },
      { term: 'You play with', value: '€100.00', total: true },
    ],
  },
};
export const LongValues: Story = {
  args: {
    facts: [
      { term: 'Transaction', value: 'dep_7fK2-90XQ-44A1' },
      {
        term: 'Address',
        value: <span style={{ overflowWrap: 'anywhere' }}>bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq</span>,
      },
    ],
  },
};
