import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

const columns = [
  { id: 'kind', title: 'Type', cell: (row: { id: string; amount: string }) => `Deposit ${row.id}` },
  { id: 'amount', title: 'Amount', numeric: true, cell: (row: { amount: string }) => row.amount },
];

describe('a table', () => {
  it('shows a row for each thing, with named columns', () => {
    const rows = [
      { id: '1', amount: '€5.00' },
      { id: '2', amount: '€7.00' },
    ];
    render(<Table caption="Transactions" columns={columns} rows={rows} rowKey={({ id }) => id} />);
    const table = screen.getByRole('table', { name: 'Transactions' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Type', 'Amount']);
    expect(within(table).getAllByRole('row')[2]?.textContent).toBe('Deposit 2€7.00');
  });
  it('can be scrolled with the keyboard', () => {
    render(<Table caption="Transactions" columns={columns} rows={[]} rowKey={({ id }) => id} />);
    expect(screen.getByRole('region', { name: 'Transactions' }).tabIndex).toBe(0);
  });
  it('opens a row that sums up others, and closes it again', async () => {
    const day = { id: 'day', amount: '€12.00' };
    const parts = [
      { id: '1', amount: '€5.00' },
      { id: '2', amount: '€7.00' },
    ];
    const rowTexts = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
    render(
      <Table
        caption="Transactions"
        columns={columns}
        rows={[day, { id: '3', amount: '€1.00' }]}
        rowKey={({ id }) => id}
        innerRows={({ id }) => (id === 'day' ? parts : [])}
      />,
    );
    const [toggle, ...others] = screen.getAllByRole('button', { expanded: false });
    expect(others).toEqual([]);
    expect(rowTexts()).toHaveLength(3);
    await userEvent.click(toggle!);
    expect(rowTexts()).toEqual([
      'TypeAmount',
      'Deposit day€12.00',
      'Deposit 1€5.00',
      'Deposit 2€7.00',
      'Deposit 3€1.00',
    ]);
    await userEvent.click(screen.getByRole('button', { expanded: true }));
    expect(rowTexts()).toHaveLength(3);
  });
  it('shows the empty state instead of rows', () => {
    render(
      <Table
        caption="Transactions"
        columns={columns}
        rows={[]}
        rowKey={({ id }) => id}
        empty={<p>None yet</p>}
      />,
    );
    expect(screen.getByText('None yet')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
