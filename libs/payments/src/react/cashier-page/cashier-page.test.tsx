import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { CashierPage } from './cashier-page.js';

const show = (current: 'deposit' | 'withdraw') =>
  render(
    <CashierPage current={current} notice={<p>A notice</p>}>
      <p>The page</p>
    </CashierPage>,
    { wrapper: createPayerCasino().Host },
  );

describe('CashierPage', () => {
  it.each([
    ['deposit', 'Deposit'],
    ['withdraw', 'Withdraw'],
  ] as const)('%s has its title, and links to the other page', (current, name) => {
    show(current);
    expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Deposit', '/deposit'],
      ['Withdraw', '/withdraw'],
    ]);
    expect(
      links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
    ).toEqual([name]);
  });
  it('shows its notice before its own content', () => {
    show('deposit');
    const [notice, own] = [screen.getByText('A notice'), screen.getByText('The page')];
    expect(notice.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
