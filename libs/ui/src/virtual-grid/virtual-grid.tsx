'use client';

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './virtual-grid.module.css';

export interface VirtualGridProps<Item> {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** Returns the number of items per row at a container width in pixels. */
  columnsAt: (width: number) => number;
  /** Returns the height of a row in pixels at a cell width, without the gap. */
  rowHeight: (cellWidth: number) => number;
  /** Between cells, in pixels. */
  gap?: number | undefined;
  /** Called when the last rows come near: load more here. */
  onEndReached?: (() => void) | undefined;
}

/** A grid of thousands of cells that scrolls with the page and renders only the rows near the screen. */
export function VirtualGrid<Item>({
  label,
  items,
  itemKey,
  render,
  columnsAt,
  rowHeight,
  gap = 16,
  onEndReached,
}: VirtualGridProps<Item>) {
  const container = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const measure = () => {
      const width = element.clientWidth;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setPlace((known) => (known.width === width && known.top === top ? known : { width, top }));
    };
    measure();
    // The body too: content above the grid may grow and move it down.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const columns = Math.max(1, columnsAt(place.width));
  const height = rowHeight((place.width - gap * (columns - 1)) / columns);
  const rowCount = Math.ceil(items.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => height + gap,
    overscan: 3,
    scrollMargin: place.top,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1)?.index ?? -1;
  useEffect(() => {
    if (rowCount > 0 && last >= rowCount - 2) onEndReached?.();
  }, [last, rowCount, onEndReached]);
  return (
    <div
      ref={container}
      role="list"
      aria-label={label}
      className={styles.grid}
      style={{ blockSize: Math.max(0, virtualizer.getTotalSize() - gap) }}
    >
      {place.width > 0 &&
        rows.map((row) => (
          <div
            key={row.key}
            role="presentation"
            className={styles.row}
            style={{
              translate: `0 ${row.start - virtualizer.options.scrollMargin}px`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              gap,
            }}
          >
            {items.slice(row.index * columns, (row.index + 1) * columns).map((item, offset) => (
              <div
                key={itemKey(item)}
                role="listitem"
                aria-setsize={items.length}
                aria-posinset={row.index * columns + offset + 1}
              >
                {render(item)}
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}
