import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, X } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../state/state.js';
import { Tag } from '../tag/tag.js';
import { type Column, Table } from './table.js';

interface Transaction {
  id: string;
  time: string;
  kind: string;
  method: string;
  state: 'Completed' | 'Pending' | 'Declined';
  amount: string;
}

const rows: Transaction[] = [
  {
    id: '1',
    time: '12 Nov, 18:04',
    kind: 'Deposit',
    method: 'Visa •••• 4242',
    state: 'Completed',
    amount: '+ €50.00',
  },
  {
    id: '2',
    time: '11 Nov, 22:31',
    kind: 'Withdrawal',
    method: 'SEPA transfer',
    state: 'Pending',
    amount: '− €200.00',
  },
  {
    id: '3',
    time: '11 Nov, 22:10',
    kind: 'Deposit',
    method: 'Visa •••• 4242',
    state: 'Declined',
    amount: '€50.00',
  },
  {
    id: '4',
    time: '9 Nov, 09:15',
    kind: 'Rakeback',
    method: 'Calendar',
    state: 'Completed',
    amount: '+ €4.20',
  },
];
const tags = {
  Completed: { tone: 'success', icon: <Check size={14} aria-hidden /> },
  Pending: { tone: 'info', icon: <Clock size={14} aria-hidden /> },
  Declined: { tone: 'danger', icon: <X size={14} aria-hidden /> },
} as const;
const columns: Column<Transaction>[] = [
  { id: 'time', title: 'Date', cell: ({ time }) => time },
  { id: 'kind', title: 'Type', cell: ({ kind }) => kind },
  { id: 'method', title: 'Method', cell: ({ method }) => method },
  { id: 'state', title: 'State', cell: ({ state }) => <Tag {...tags[state]}>{state}</Tag> },
  { id: 'amount', title: 'Amount', numeric: true, cell: ({ amount }) => amount },
];

const meta = {
  title: 'ui/Table',
  component: Table<Transaction>,
  args: { caption: 'Transactions', columns, rows, rowKey: ({ id }) => id },
} satisfies Meta<typeof Table<Transaction>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Transactions: Story = {};
/** A row may sum up others, which are shown when it is opened. */
export const SummedUp: Story = {
  args: {
    innerRows: ({ id }) => (id === '2' ? rows.slice(2).map((row) => ({ ...row, id: `in ${row.id}` })) : []),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
};
export const OneRow: Story = { args: { rows: rows.slice(0, 1) } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No transactions yet">Your first deposit will be listed here.</EmptyState>,
  },
};
/** The columns fade at their end only: the first one stays, over those that scroll beneath it. */
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('region'));
    await waitFor(() => expect(style.getPropertyValue('--region-after')).toBe('40px'));
    await expect(style.getPropertyValue('--region-start')).toBe('black');
  },
};
/** A long first column wraps on a phone, but not below a width that is easy to read; its lines do not touch those of rows. */
export const LongLabelMobile: Story = {
  args: { rows: rows.map((row) => ({ ...row, time: 'Thursday, 12 November 2026, in the evening' })) },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('cell');
    const label = cell?.firstElementChild;
    if (cell === undefined || !label) throw new Error('the table has no cell');
    const [outer, inner] = [cell.getBoundingClientRect(), label.getBoundingClientRect()];
    await expect(inner.width).toBeGreaterThanOrEqual(128);
    await expect(inner.width).toBeLessThanOrEqual(160);
    await expect(inner.top - outer.top).toBeGreaterThanOrEqual(6);
  },
};
