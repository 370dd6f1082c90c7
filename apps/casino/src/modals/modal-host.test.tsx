import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type ModalProps } from './modal-props.js';
import ModalHost from './modal-host.js';

/** Stands for each modal: what is typed lives as long as it is mounted, and is shown while it is open. */
function TextModal({ open }: ModalProps) {
  const [text, setText] = useState('');
  return open && <input aria-label="Typed" value={text} onChange={(event) => setText(event.target.value)} />;
}
const modalModule = () => ({ default: TextModal });
vi.mock('./registration-modal.js', () => modalModule());
vi.mock('./linked-signup-modal.js', () => modalModule());
vi.mock('./deposit-modal.js', () => modalModule());
vi.mock('./login-modal.js', () => modalModule());
vi.mock('./modal-frame.js', () => ({ ModalFrame: () => null }));

function openHost() {
  render(
    <MemoryRouter initialEntries={['/casino']}>
      <Link to="/casino">Close</Link>
      {['registration', 'linked-signup', 'deposit', 'login'].map((modal) => (
        <Link key={modal} to={`/casino?modal=${modal}`}>
          {modal}
        </Link>
      ))}
      <ModalHost />
    </MemoryRouter>,
  );
}
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Typed' });

it.each(['registration', 'linked-signup', 'deposit'])(
  'still has the text typed into the %s modal when it opens again',
  async (modal) => {
    openHost();
    await follow(modal);
    await userEvent.type(await field(), 'anna@casino.example');
    await follow('Close');
    expect(screen.queryByRole('textbox')).toBeNull();
    await follow('login');
    expect((await field()).value).toBe('');
    await follow(modal);
    expect((await field()).value).toBe('anna@casino.example');
  },
);

it('forgets the password typed into the login modal when another modal opens', async () => {
  openHost();
  await follow('login');
  await userEvent.type(await field(), 'secret');
  await follow('registration');
  expect((await field()).value).toBe('');
  await follow('login');
  expect((await field()).value).toBe('');
});

it('opens nothing for an unknown modal', () => {
  render(
    <MemoryRouter initialEntries={['/casino?modal=toString']}>
      <ModalHost />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});
