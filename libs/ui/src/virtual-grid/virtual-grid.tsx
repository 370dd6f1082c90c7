'use client';

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './virtual-grid.module.css';

export interface VirtualGridProps {
  /** Names the list, for screen readers. */
  label: string;
  /** How many cells there are, rendered or not. */
  count: number;
  /** Renders a cell by its place, from 0; one whose content is not known yet too, in its final size. */
  render: (place: number) => ReactNode;
  /** Returns the number of items per row at a container width in pixels. */
  columnsAt: (width: number) => number;
  /** Returns the height of a row in pixels at a cell width, without the gap. */
  rowHeight: (cellWidth: number) => number;
  /** Returns the space between cells in pixels at a container width. */
  gapAt?: ((width: number) => number) | undefined;
  /** Called with the first and last place near the screen when they change: load what they need here. */
  onRange?: ((first: number, last: number) => void) | undefined;
  /** The place that gets the focus as soon as it is rendered, once: where a reader goes on when cells were added. */
  focusOn?: number | undefined;
}

const defaultGap = () => 16;

/**
 * A grid of thousands of cells that scrolls with the page and renders only the rows near the screen. Cells are items of a
 * list in natural tab order, each with its place and the number of all; the row that has the focus stays rendered.
 */
export function VirtualGrid({
  label,
  count,
  render,
  columnsAt,
  rowHeight,
  gapAt = defaultGap,
  onRange,
  focusOn,
}: VirtualGridProps) {
  const container = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ width: 0, top: 0 });
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
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
  const gap = gapAt(place.width);
  const height = rowHeight((place.width - gap * (columns - 1)) / columns);
  const rowCount = Math.ceil(count / columns);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here only, never passed on
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => height + gap,
    overscan: 2,
    scrollMargin: place.top,
    // Scrolling is not held up by rendering: the rows beyond the screen are there already.
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range);
      if (focusedRow === null || focusedRow >= range.count || near.includes(focusedRow)) return near;
      return [...near, focusedRow].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height, gap]);
  const rows = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
  useEffect(() => {
    if (endIndex >= 0) onRange?.(startIndex * columns, Math.min(count, (endIndex + 1) * columns) - 1);
  }, [startIndex, endIndex, columns, count, onRange]);
  const focused = useRef(focusOn);
  // With each rendering: the cell may be there only when the rows near the screen have been measured.
  useLayoutEffect(() => {
    if (focusOn === undefined || focused.current === focusOn) return;
    const cell = container.current?.querySelector<HTMLElement>(`[aria-posinset="${focusOn + 1}"]`);
    if (!cell) return;
    focused.current = focusOn;
    cell.focus({ preventScroll: true });
  });
  return (
    <div
      ref={container}
      role="list"
      aria-label={label}
      className={styles.grid}
      style={{ blockSize: Math.max(0, virtualizer.getTotalSize() - gap) }}
      onBlur={() => setFocusedRow(null)}
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
            onFocus={() => setFocusedRow(row.index)}
          >
            {Array.from({ length: Math.min(columns, count - row.index * columns) }, (_, offset) => {
              const cell = row.index * columns + offset;
              return (
                <div
                  key={cell}
                  role="listitem"
                  aria-setsize={count}
                  aria-posinset={cell + 1}
                  tabIndex={cell === focusOn ? -1 : undefined}
                >
                  {render(cell)}
                </div>
              );
            })}
          </div>
        ))}
    </div>
  );
}
