'use client';

import { type ReactNode } from 'react';
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
}

/** Rows and columns; scrolls sideways in a narrow place rather than squeezing figures. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
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
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, numeric }, place) => (
                <td key={id} data-numeric={numeric || undefined}>
                  {place === 0 ? <div className={styles.label}>{cell(row)}</div> : cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
