import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink, IconButton } from './button.js';

describe('a button', () => {
  it('runs its action with the mouse and with the keyboard', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Deposit</Button>);
    const button = screen.getByRole('button', { name: 'Deposit' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
  });
  it('does nothing while it is loading, announces it and restores the focus', async () => {
    const press = vi.fn();
    const send = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <input aria-label="Amount" />
        <Button type="submit" loading onClick={press}>
          Deposit
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /Loading\s*Deposit/ });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByRole('textbox'), '5{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button).toHaveProperty('disabled', false);
  });
  it('submits a form only as a submit button', async () => {
    const send = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button>Cancel</Button>
        <IconButton label="Clear">×</IconButton>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledOnce();
  });
  it('may be a link', () => {
    render(<ButtonLink href="/register">Create account</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/register');
  });
});
