import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { makePaymentMethod } from '../../testing.js';
import { MethodTiles } from './method-tiles.js';

const makeMany = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    makePaymentMethod({ id: `m${place}`, title: `Method ${place}` }),
  );

function open(count: number, selectedId: string) {
  const onSelect = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <MethodTiles
        methods={makeMany(count)}
        selectedId={selectedId}
        onSelect={onSelect}
        currency="EUR"
        label="Pay with"
      />
      <button>Pay</button>
    </form>,
    { wrapper: createPayerCasino().Host },
  );
  return { onSelect, onSubmit, user: userEvent.setup() };
}
const radios = () => screen.getAllByRole('radio');

it('shows a few methods at once, without a search', () => {
  open(23, 'm0');
  expect(radios()).toHaveLength(23);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('starts with the first of many methods and the selected one, and shows all of them on request', async () => {
  const { user } = open(400, 'm399');
  expect(radios()).toHaveLength(13);
  expect(screen.getByRole('radio', { name: /Method 399/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Show all 400 methods', expanded: false }));
  expect(radios()).toHaveLength(400);
  const fewer = screen.getByRole('button', { name: 'Show fewer', expanded: true });
  expect(document.activeElement).toBe(fewer);
});

it('finds a method by a part of its name; Enter pays nothing', async () => {
  const { user, onSelect, onSubmit } = open(400, 'm0');
  await user.type(screen.getByRole('searchbox', { name: 'Find a payment method' }), 'method 37{Enter}');
  expect(screen.getByRole('status').textContent).toBe('11 of 400 methods');
  await user.click(screen.getByRole('radio', { name: /Method 377/ }));
  expect(onSelect.mock.calls).toMatchObject([[{ id: 'm377' }]]);
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByRole('status').textContent).toBe('No method has this in its name.');
  expect(onSubmit).not.toHaveBeenCalled();
});
