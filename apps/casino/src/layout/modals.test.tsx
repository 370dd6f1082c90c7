import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Modals } from './modals.js';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('../modals/modal-host.js', () => ({
  default: () => <p>A modal</p>,
  loadModal: (name: string) => {
    loaded.push(name);
    return Promise.resolve();
  },
}));
vi.mock('../modals/modal-frame.js', () => ({ ModalFrame: () => <p>A frame</p> }));
beforeEach(() => {
  loaded.length = 0;
});

const openAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Link to="/casino?modal=login">
        <span>Log in</span>
      </Link>
      <Link to="/casino">Close</Link>
      <Modals />
    </MemoryRouter>,
  );

it('shows nothing while the address names no modal', () => {
  openAt('/casino');
  expect(screen.queryByText('A modal')).toBeNull();
});

it('shows the modal that the address names at once', async () => {
  openAt('/casino?modal=deposit');
  expect(await screen.findByText('A modal')).toBeTruthy();
});

it('stays mounted after the modal is closed, for its exit animation', async () => {
  openAt('/casino');
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByText('A modal')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Close' }));
  expect(screen.getByText('A modal')).toBeTruthy();
});

it.each([
  ['hovered', (link: HTMLElement) => fireEvent.pointerOver(link)],
  ['touched', (link: HTMLElement) => fireEvent.pointerDown(link)],
  ['focused', (link: HTMLElement) => fireEvent.focusIn(link)],
])('loads a modal’s code ahead when a link to it is %s', async (_, use) => {
  openAt('/casino');
  use(screen.getByText('Log in'));
  await waitFor(() => expect(loaded).toEqual(['login']));
  expect(screen.queryByText('A modal')).toBeNull();
});

it('loads nothing ahead for a link that opens no modal', async () => {
  openAt('/casino');
  await userEvent.hover(screen.getByRole('link', { name: 'Close' }));
  expect(loaded).toEqual([]);
});

it('shows the frame of a modal until the router has followed the link to it', async () => {
  render(
    <MemoryRouter initialEntries={['/casino']}>
      <a href="?modal=login" onClick={(event) => event.preventDefault()}>
        Log in slowly
      </a>
      <Link to="/casino?modal=deposit">Deposit</Link>
      <Modals />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Log in slowly' }));
  expect(screen.getByText('A frame')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Deposit' }));
  expect(await screen.findByText('A modal')).toBeTruthy();
  expect(screen.queryByText('A frame')).toBeNull();
});
