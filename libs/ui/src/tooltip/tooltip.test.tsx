import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Tooltip } from './tooltip.js';

describe('a tooltip', () => {
  it('explains when it receives the focus, and closes on Escape', async () => {
    render(<Tooltip label="What is wagering?">Bet it 35 times.</Tooltip>);
    await userEvent.tab();
    const trigger = screen.getByRole('button', { name: 'What is wagering?' });
    await screen.findByRole('tooltip');
    const description = document.getElementById(trigger.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Bet it 35 times.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
  it('explains on touch, and closes when something else is pressed', async () => {
    render(
      <>
        <Tooltip label="What is wagering?">Bet it 35 times.</Tooltip>
        <button>Other</button>
      </>,
    );
    await userEvent.pointer({
      keys: '[TouchA]',
      target: screen.getByRole('button', { name: 'What is wagering?' }),
    });
    expect((await screen.findByRole('tooltip')).textContent).toBe('Bet it 35 times.');
    await userEvent.click(screen.getByRole('button', { name: 'Other' }));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});
