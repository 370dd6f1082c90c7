import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageHeader } from './page-header.js';

it('shows the title as the heading of the page, with its lead and what is at its end', () => {
  render(<PageHeader title="Transactions" lead="Everything that moved." end={<button>Download</button>} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Transactions');
  expect(screen.getByText('Everything that moved.').tagName).toBe('P');
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
});
it('leaves out the heading or the lead that a page does not have', () => {
  render(<PageHeader lead="Everything that moved." />);
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  const { container } = render(<PageHeader title="Transactions" />);
  expect(container.querySelector('p')).toBeNull();
});
