'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ScrollRegion } from '../scroll-region/scroll-region.js';
import styles from './table.module.css';

export interface Column<Row> {
  id: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligns figures at the end, in tabular digits. */
  numeric?: boolean | undefined;
}
export interface TableProps<Row> {
  /** Names the content of the table, for screen readers. */
  caption: string;
  /** From first to last; the first one is shown as the label of its row. */
  columns: readonly Column<Row>[];
  /** The rows in view, in order; sorting and paging are up to the caller. */
  rows: readonly Row[];
  /** Returns the React key of a row, unique among those in view. */
  rowKey: (row: Row) => string;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode | undefined;
  /**
   * Returns the rows that a row sums up, shown below it when it is opened by the button in its first column. A row
   * without any has no button.
   */
  innerRows?: ((row: Row) => readonly Row[]) | undefined;
  /** All rows that sum up others are open from the start. */
  startsOpen?: boolean | undefined;
}

function TableRow<Row>({
  columns,
  row,
  renderFirst = (content) => content,
  isInner = false,
}: {
  columns: readonly Column<Row>[];
  row: Row;
  /** Renders the content of the first column. */
  renderFirst?: ((content: ReactNode) => ReactNode) | undefined;
  isInner?: boolean | undefined;
}) {
  return (
    <tr data-inner={isInner || undefined}>
      {columns.map(({ id, cell, numeric }, place) => (
        <td key={id} data-numeric={numeric || undefined}>
          {place === 0 ? <div className={styles.label}>{renderFirst(cell(row))}</div> : cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** A row that sums up others, with those below it while it is open. */
function OpenableRow<Row>({
  columns,
  row,
  inner,
  rowKey,
  startsOpen,
}: Pick<TableProps<Row>, 'columns' | 'rowKey'> & {
  row: Row;
  inner: readonly Row[];
  startsOpen: boolean;
}) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <>
      <TableRow
        columns={columns}
        row={row}
        renderFirst={(content) => (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span>{content}</span>
            <ChevronDown size={14} aria-hidden />
          </button>
        )}
      />
      {isOpen && inner.map((one) => <TableRow key={rowKey(one)} columns={columns} row={one} isInner />)}
    </>
  );
}

/** Rows and columns; scrolls sideways in a narrow place rather than squeezing figures. A row may sum up others. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  innerRows = () => [],
  startsOpen = false,
}: TableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <ScrollRegion label={caption} className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, title, numeric }, place) => (
              <th key={id} scope="col" data-numeric={numeric || undefined}>
                {place === 0 ? <div className={styles.label}>{title}</div> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const inner = innerRows(row);
            return inner.length === 0 ? (
              <TableRow key={rowKey(row)} columns={columns} row={row} />
            ) : (
              <OpenableRow
                key={rowKey(row)}
                columns={columns}
                row={row}
                inner={inner}
                rowKey={rowKey}
                startsOpen={startsOpen}
              />
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
