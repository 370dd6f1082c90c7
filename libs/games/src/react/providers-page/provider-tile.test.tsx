import { createTestCasino } from '@casino-kit/provider/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProviderTile } from './provider-tile.js';

const show = (logoUrl: string) =>
  render(<ProviderTile provider={{ id: 'tidewater', name: 'Tidewater', logoUrl, count: 67, games: [] }} />, {
    wrapper: createTestCasino({ player: null }).Host,
  });

it.each([
  ['its logo', '/tidewater.svg', 1],
  ['its name without one', '', 0],
])('links a provider by %s, with its number of games', (_what, logoUrl, pictures) => {
  const { container } = show(logoUrl);
  const link = screen.getByRole('link', { name: /^Tidewater\s*67 games$/ });
  expect(link.getAttribute('href')).toBe('/providers/tidewater');
  expect(container.querySelectorAll('img')).toHaveLength(pictures);
});
