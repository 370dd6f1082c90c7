import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmptyState, ErrorState } from './state.js';

describe.each([
  ['EmptyState', EmptyState],
  ['ErrorState', ErrorState],
])('%s', (_, State) => {
  it.each([
    ['h1', 1],
    ['h2', 2],
  ] as const)('makes its title the requested heading %s', (heading, level) => {
    render(<State heading={heading} title="Nothing here" />);
    expect(screen.getByRole('heading', { level }).textContent).toBe('Nothing here');
  });

  it('has no heading if none is requested', () => {
    render(<State title="Nothing here">Come back tomorrow.</State>);
    expect(screen.getByText('Nothing here').tagName).toBe('P');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

it('announces an error when it appears, but not an empty state', () => {
  render(
    <>
      <EmptyState title="Nothing here" />
      <ErrorState title="Not loaded" />
    </>,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Not loaded']);
});
