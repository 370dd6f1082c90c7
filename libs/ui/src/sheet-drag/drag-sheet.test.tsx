import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from '../dialog/dialog.js';
import { dragSheet, type SheetSide } from './drag-sheet.js';

let isPhone = true;
beforeEach(() => {
  isPhone = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...new DOMRect(0, 0, 300, 500),
    width: 300,
    height: 500,
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Sheet({ side = null, onClose }: { side?: SheetSide; onClose: () => void }) {
  return (
    <div data-testid="scrim">
      <div data-testid="box">
        <header
          onPointerDown={({ nativeEvent, currentTarget }) =>
            dragSheet(nativeEvent, currentTarget, { box: currentTarget.parentElement, side, onClose })
          }
        >
          Menu<button>Close</button>
        </header>
        <p>Content</p>
      </div>
    </div>
  );
}

/** Drags from an element by the given steps in px, one every 100 ms, which is no throw. */
function drag(
  from: HTMLElement,
  steps: [x: number, y: number][],
  { type = 'touch', end = 'pointerup' } = {},
) {
  const send = (name: string, at: number, x: number, y: number) => {
    const event = new MouseEvent(name, { bubbles: true, clientX: x, clientY: y });
    Object.defineProperties(event, {
      timeStamp: { value: at },
      pointerId: { value: 1 },
      pointerType: { value: type },
      isPrimary: { value: true },
    });
    fireEvent(from, event);
  };
  send('pointerdown', 0, 0, 0);
  steps.forEach(([x, y], index) => send('pointermove', (index + 1) * 100, x, y));
  const [x, y] = steps.at(-1) ?? [0, 0];
  const box = screen.getByTestId('box');
  const followed = box.style.translate;
  send(end, steps.length * 100 + 100, x, y);
  return followed;
}
const settle = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

describe('a sheet', () => {
  it('follows the finger and leaves when it is dragged far enough', async () => {
    const onClose = vi.fn();
    render(<Sheet onClose={onClose} />);
    expect(
      drag(screen.getByText('Menu'), [
        [5, 100],
        [5, 210],
      ]),
    ).toBe('0 210px');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
  it('comes back after a short drag, and never rises above its place', async () => {
    const onClose = vi.fn();
    render(<Sheet onClose={onClose} />);
    expect(drag(screen.getByText('Menu'), [[0, 90]])).toBe('0 90px');
    await settle();
    expect(screen.getByTestId('box').style.translate).toBe('');
    expect(drag(screen.getByText('Menu'), [[0, -90]])).toBe('0 0px');
    await settle();
    expect(onClose).not.toHaveBeenCalled();
  });
  it('comes back when the browser takes the finger, however far it went', async () => {
    const onClose = vi.fn();
    render(<Sheet onClose={onClose} />);
    drag(screen.getByText('Menu'), [[0, 400]], { end: 'pointercancel' });
    await settle();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByTestId('box').style.translate).toBe('');
  });
  it('comes back if its owner keeps it open', async () => {
    const onClose = vi.fn();
    render(<Sheet onClose={onClose} />);
    drag(screen.getByText('Menu'), [[0, 400]]);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await settle();
    expect(screen.getByTestId('box').style.translate).toBe('');
    expect(screen.getByTestId('scrim').className).toBe('');
  });
  it('leaves the mouse, its controls and its content alone', () => {
    const onClose = vi.fn();
    render(<Sheet onClose={onClose} />);
    expect(drag(screen.getByText('Menu'), [[0, 400]], { type: 'mouse' })).toBe('');
    expect(drag(screen.getByRole('button'), [[0, 400]])).toBe('');
    expect(drag(screen.getByText('Content'), [[0, 400]])).toBe('');
  });
  it.each([
    ['start', 'ltr', -200, '-200px 0'],
    ['start', 'rtl', 200, '200px 0'],
    ['end', 'ltr', 200, '200px 0'],
    ['end', 'rtl', -200, '-200px 0'],
  ] as const)('at the %s of a larger screen, %s, leaves to its side', async (side, dir, x, translate) => {
    isPhone = false;
    const onClose = vi.fn();
    render(
      <div dir={dir} style={{ direction: dir }}>
        <Sheet side={side} onClose={onClose} />
      </div>,
    );
    expect(drag(screen.getByText('Menu'), [[x, 300]])).toBe(translate);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
  it('in the middle of a larger screen does not move', () => {
    isPhone = false;
    render(<Sheet onClose={() => undefined} />);
    expect(drag(screen.getByText('Menu'), [[0, 400]])).toBe('');
  });
});

describe('a dialog', () => {
  const dragDialog = (props: Partial<DialogProps> = {}) => {
    const onClose = vi.fn();
    render(
      <Dialog open title="Offers" onClose={onClose} {...props}>
        <p data-testid="box">Content</p>
      </Dialog>,
    );
    drag(screen.getByText('Offers'), [[0, 400]]);
    return onClose;
  };
  it('is thrown away by its header', async () => {
    const onClose = dragDialog();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
  it('stays if one of its own buttons has to be pressed', async () => {
    const onClose = dragDialog({ mustChoose: true });
    await settle();
    expect(onClose).not.toHaveBeenCalled();
  });
});
