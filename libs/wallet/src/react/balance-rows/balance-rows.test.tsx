import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeWallet } from '../../testing.js';
import { BalanceRows } from './balance-rows.js';

const rows = () =>
  screen
    .getAllByRole('term')
    .map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]?.textContent]);

describe('the rows of a balance', () => {
  it('are real, bonus and total, with their meaning', () => {
    render(<BalanceRows wallet={makeWallet()} currencyCode="EUR" className="x" />);
    expect(rows()).toEqual([
      [expect.stringMatching(/^Real/), '€1,284.50'],
      [expect.stringMatching(/^Bonus/), '€40.00'],
      ['Total', '€1,324.50'],
    ]);
  });
  it('are empty while nothing is known', () => {
    render(<BalanceRows wallet={null} currencyCode="EUR" className="x" />);
    expect(rows().map(([, amount]) => amount)).toEqual(['', '', '']);
  });
});
