import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.js';
import { UiProvider } from '../provider/ui-provider.js';
import { dismissToasts, toast } from './toast.js';
import { Toaster } from './toaster.js';

const staying = { duration: Number.POSITIVE_INFINITY };
// By key: jsdom captures no pointers, which toasts do to be swiped away.
const press = async (button: HTMLElement | undefined) => {
  act(() => button?.focus());
  await userEvent.keyboard('{Enter}');
};
const show = () =>
  render(
    <UiProvider texts={{ notifications: 'Mitteilungen', close: 'Schließen' }}>
      <Toaster />
    </UiProvider>,
  );

describe('a toast', () => {
  afterEach(() => act(() => dismissToasts()));

  it('appears in the named region, politely', async () => {
    show();
    act(() => toast.success('Limit updated', { description: 'From today on.' }));
    const notice = await screen.findByText('Limit updated');
    const region = screen.getByRole('region', { name: /Mitteilungen/ });
    expect(region.contains(notice)).toBe(true);
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('From today on.')).toBeDefined();
  });
  it('is shown by a Toaster that mounts later', async () => {
    act(() => toast.info('Logged in', staying));
    show();
    expect(await screen.findByText('Logged in')).toBeDefined();
  });
  it('is closed by its button', async () => {
    show();
    act(() => toast.info('Last login: yesterday', staying));
    await screen.findByText('Last login: yesterday');
    await press(screen.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByText('Last login: yesterday')).toBeNull());
  });
  it('is at the top, away from the bottom menu', async () => {
    show();
    act(() => toast.info('Saved', staying));
    const notice = await screen.findByText('Saved');
    expect(notice.closest('[data-sonner-toaster]')?.getAttribute('data-y-position')).toBe('top');
  });
  it('is at the bottom if it asks for that', async () => {
    show();
    act(() => toast.info('Welcome back', { ...staying, place: 'bottom' }));
    const notice = await screen.findByText('Welcome back');
    expect(notice.closest('[data-sonner-toaster]')?.getAttribute('data-y-position')).toBe('bottom');
  });
  it('can be read and closed while a dialog is open, which stays open', async () => {
    const onClose = vi.fn();
    render(
      <>
        <Toaster />
        <Dialog open onClose={onClose} title="Log in">
          <input aria-label="Email" />
        </Dialog>
      </>,
    );
    act(() => toast.info('Saved', staying));
    await screen.findByText('Saved');
    const close = screen
      .getAllByRole('button', { name: 'Close' })
      .find((button) => button.closest('[data-sonner-toast]'));
    await press(close);
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
  });
  it('closes with all others when they are dismissed', async () => {
    show();
    act(() => {
      toast.info('First', staying);
      toast.error('Second', staying);
    });
    await screen.findByText('Second');
    act(() => dismissToasts());
    await waitFor(() => expect(screen.queryByText(/First|Second/)).toBeNull());
  });
});
