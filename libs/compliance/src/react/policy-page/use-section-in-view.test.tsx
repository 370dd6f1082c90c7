import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSectionInView } from './use-section-in-view.js';

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;

const ids = ['first', 'second', 'third'];
/** Of the observer of the reading zone, and of the one that sees the first section come back. */
let reports: Report[] = [];
beforeEach(() => {
  reports = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: Report) {
        reports.push(report);
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Page() {
  return (
    <>
      <output>{useSectionInView(ids)}</output>
      {ids.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  );
}

/** Places the sections, as pixels from the top of the window. */
function place(tops: readonly number[]) {
  for (const [at, top] of tops.entries())
    vi.spyOn(document.getElementById(ids[at] ?? '')!, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, top, 300, 400),
    );
}

const report = (from: number, seen: Readonly<Record<string, boolean>>) =>
  act(() =>
    reports[from]?.(
      Object.entries(seen).map(([id, isIntersecting]) => ({
        target: document.getElementById(id)!,
        isIntersecting,
      })),
    ),
  );
const current = () => screen.getByRole('status').textContent;

describe('useSectionInView', () => {
  it('is the first section in the reading zone', () => {
    render(<Page />);
    place([-300, 100, 500]);
    report(0, { second: true, third: true });
    expect(current()).toBe('second');
  });

  it('is the last one above the zone where none is in it', () => {
    render(<Page />);
    place([-900, -500, -100]);
    report(0, { third: true });
    report(0, { third: false });
    expect(current()).toBe('third');
  });

  it('is the first again after a jump from the end to the top of the page', () => {
    render(<Page />);
    place([-900, -500, -100]);
    report(0, { third: true });
    report(0, { third: false });
    place([600, 1000, 1400]);
    report(1, { first: true });
    expect(current()).toBe('first');
  });
});
