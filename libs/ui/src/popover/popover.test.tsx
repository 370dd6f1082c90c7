import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Popover } from './popover.js';

// jsdom lacks `CSS.escape`, which React Aria and user-event need.
vi.stubGlobal('CSS', { escape: (id: string) => id.replace(/[^\w-]/g, '\\$&') });

function Actions() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button ref={button} onClick={() => setOpen(true)}>
        Message
      </button>
      <p>Elsewhere</p>
      {isOpen && (
        <Popover label="Actions" button={button} onClose={close}>
          <button onClick={close}>Mute</button>
        </Popover>
      )}
    </>
  );
}
async function open() {
  render(<Actions />);
  await userEvent.click(screen.getByRole('button', { name: 'Message' }));
  return screen.findByRole('dialog', { name: 'Actions' });
}
const isClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Message'));
};

describe('a popover', () => {
  it('takes the focus, closes on Escape, and restores the focus', async () => {
    const dialog = await open();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await isClosed();
  });
  it('keeps the focus inside while it is open', async () => {
    const dialog = await open();
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });
  it('closes on a press outside, and restores the focus', async () => {
    await open();
    await userEvent.click(screen.getByText('Elsewhere'));
    await isClosed();
  });
  it('restores the focus when one of its actions closes it', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
    await isClosed();
  });
});
