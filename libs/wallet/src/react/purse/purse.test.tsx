import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeWallet } from '../../testing.js';
import { PurseView } from './purse.js';

const amounts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('the purse', () => {
  it('shows the real and the bonus balance above the actions', () => {
    render(<PurseView wallet={makeWallet()} currencyCode="EUR" actions={<a href="/deposit">Deposit</a>} />);
    expect(amounts()).toEqual(['€1,284.50', '€40.00']);
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy();
  });
  it('omits an empty bonus balance', () => {
    render(<PurseView wallet={makeWallet({ nonCashAmount: '0.00' })} currencyCode="EUR" actions={null} />);
    expect(amounts()).toEqual(['€1,284.50']);
  });
  it('keeps the place of the real balance while it is not known', () => {
    render(<PurseView wallet={null} currencyCode="EUR" actions={null} />);
    expect(amounts()).toEqual(['']);
  });
});
