import { render, screen } from '@testing-library/react';
import { SettingsProvider } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { expect, it } from 'vitest';
import { PolicyPage } from './policy-page.js';

it('names the brand of the settings and holds every section', () => {
  render(
    <SettingsProvider settings={makeSettings({ brandName: 'Harbour' })}>
      <PolicyPage policy="terms-and-conditions" />
    </SettingsProvider>,
  );
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  expect(screen.getByText(/^Harbour is for adults/)).toBeTruthy();
});
