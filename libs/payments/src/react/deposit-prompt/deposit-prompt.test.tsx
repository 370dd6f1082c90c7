import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DepositPrompt } from './deposit-prompt.js';

const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('DepositPrompt', () => {
  it('links to the deposit page, and its logo to the start page', () => {
    render(<DepositPrompt />);
    expect([href(/Deposit now/), href(/start page/)]).toEqual(['/deposit', '/']);
  });
  it('links to the address in its props', () => {
    render(
      <DepositPrompt href="?modal=deposit" title="One step left">
        For the race.
      </DepositPrompt>,
    );
    expect(href(/Deposit now/)).toBe('?modal=deposit');
    expect(screen.getByRole('heading', { name: 'One step left' })).toBeTruthy();
  });
});
