import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { allDepositMethods } from '../../methods/all-deposit-methods.js';
import { makePaymentMethod, makePaymentMethods } from '../../testing.js';
import { MethodMark } from './method-mark.js';
import { marks } from './method-marks.js';

afterEach(cleanup);
const other = { isCardForm: false, hostedFieldsUrl: null };
const shown = (overrides: Parameters<typeof makePaymentMethod>[0]) =>
  render(<MethodMark method={makePaymentMethod(overrides)} />).container;

describe('MethodMark', () => {
  it('has a mark for every kind that this library handles', () => {
    const kinds = allDepositMethods.flatMap((method) => method.kinds);
    expect(kinds.filter((kind) => !Object.hasOwn(marks, kind))).toEqual([]);
  });
  it('shows the image that the server names, and the drawn mark when that does not load', () => {
    const mark = shown({ thumbnailUrl: 'https://cdn.example/card.svg' });
    const picture = mark.querySelector('img')!;
    expect([picture.getAttribute('src'), picture.alt]).toEqual(['https://cdn.example/card.svg', '']);
    expect(mark.querySelector('svg')).toBeNull();
    fireEvent.error(picture);
    expect(mark.querySelector('img')).toBeNull();
    expect(mark.querySelector('[data-kind="card"] svg')).not.toBeNull();
  });
  it('lists what a crypto method accepts, each asset once', () => {
    const crypto = makePaymentMethods().find(({ id }) => id === 'crypto')!;
    const assets = [...new Set(crypto.networks.map(({ asset }) => asset))].join(' ');
    expect(render(<MethodMark method={crypto} />).container.textContent).toBe(assets);
  });
  it.each(['something-new', 'constructor'])('shows the mark of a payment page for the kind %s', (name) => {
    const unknown = shown({ ...other, name, paymentMethod: null }).innerHTML;
    const page = shown({ ...other, name: 'redirect', paymentMethod: null }).innerHTML;
    expect(unknown.replace(name, 'redirect')).toBe(page);
  });
  it('is hidden from screen readers: the name is beside it', () => {
    expect(shown({}).querySelector('[data-kind]')!.getAttribute('aria-hidden')).toBe('true');
  });
});
