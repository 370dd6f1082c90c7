import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.js';
import { PagedList } from './paged-list.js';

const meta = {
  title: 'ui/PagedList',
  component: PagedList,
  args: {
    page: 2,
    range: { first: 25, last: 48, pages: 6 },
    count: 130,
    onPage: () => undefined,
    isFetchingPage: false,
    isStale: false,
    retry: () => undefined,
    children: (pagination) => (
      <>
        <Card>The rows of this page</Card>
        {pagination}
      </>
    ),
  },
} satisfies Meta<typeof PagedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MiddlePage: Story = {};
export const LastPage: Story = { args: { page: 6, range: { first: 121, last: 130, pages: 6 } } };
export const FetchingPage: Story = { args: { isFetchingPage: true } };
export const Stale: Story = { args: { isStale: true } };
