import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../provider/ui-provider.js';
import { Avatar } from './avatar.js';

describe('an avatar', () => {
  it.each([
    ['marlon', 'en', 'M'],
    [' istanbul', 'tr', 'İ'],
    ['👩‍🚀 Ada', 'en', '👩'],
    ['   ', 'en', '?'],
  ])('of %j in %s shows %s', (name, locale, initial) => {
    render(
      <UiProvider locale={locale}>
        <Avatar name={name} />
      </UiProvider>,
    );
    expect(screen.getByRole('img').textContent).toBe(initial);
  });
  it('is left out by screen readers where the name stands beside it', () => {
    render(<Avatar name="Marlon" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
