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
  it('explain the total if there is space, and are empty while nothing is known', () => {
    render(<BalanceRows wallet={null} currencyCode="EUR" className="x" explainsTotal />);
    expect(rows().map(([, amount]) => amount)).toEqual(['', '', '']);
    expect(screen.getByText('Real and bonus balance together')).toBeTruthy();
  });
  it('say in a word that there is no bonus, with a link to the offers', () => {
    render(
      <BalanceRows
        wallet={makeWallet({ nonCashAmount: '0' })}
        currencyCode="EUR"
        className="x"
        offersHref="/promotions"
      />,
    );
    expect(rows()[1]?.[1]).toBe('None active · See the offers');
    expect(screen.getByRole('link', { name: 'See the offers' }).getAttribute('href')).toBe('/promotions');
  });
});
