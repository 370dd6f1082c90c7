import { render, screen, within } from '@testing-library/react';
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
