import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestTexts } from '@casino-kit/i18n/testing';
import { Money } from './money.js';

const plain = (text: string | null) =>
  text?.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f]/g, '');

function shown(code: string, currency: string, amount = '1284.5') {
  const { container, unmount } = render(
    <TestTexts code={code} texts={{}}>
      <Money amount={amount} currency={currency} sign="always" />
    </TestTexts>,
  );
  const [figure] = container.querySelectorAll('bdi');
  const found = [plain(container.textContent), figure?.dir];
  unmount();
  return found;
}

describe('an amount', () => {
  it.each([
    ['en', 'EUR', '+€1,284.50', 'ltr'],
    ['de', 'EUR', '+1.284,50 €', 'ltr'],
    ['de', 'BTC', '+1.284,5 BTC', 'ltr'],
    ['ar', 'EUR', '+1,284.50 €', 'rtl'],
    // Without the direction of the locale the letters of BTC would turn it around.
    ['ar', 'BTC', '+1,284.5 BTC', 'rtl'],
    ['fa', 'USDT', '+1,284.5 USDT', 'rtl'],
  ])('in %s and %s is %s, set %s', (code, currency, text, direction) => {
    expect(shown(code, currency)).toEqual([text, direction]);
  });
  it('has eight decimals of crypto, cut and trimmed', () => {
    expect(shown('en', 'BTC', '0.018425009')).toEqual(['+0.018425 BTC', 'ltr']);
    expect(screen.queryByText('0.018425009')).toBeNull();
  });
});
