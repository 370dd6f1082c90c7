import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../provider/ui-provider.js';
import { Avatar } from './avatar.js';

describe('an avatar', () => {
  it.each([
    ['marlon', 'en', 'M'],
    [' istanbul', 'tr', 'İ'],
    ['👩‍🚀 Ada', 'en', 'A'],
    ['<script>', 'en', 'S'],
    ['_7up', 'en', '7'],
    ['ليلى', 'ar', 'ل'],
  ])('of %j in %s shows %s', (name, locale, initial) => {
    render(
      <UiProvider locale={locale}>
        <Avatar name={name} />
      </UiProvider>,
    );
    expect(screen.getByRole('img').textContent).toBe(initial);
  });
  it.each(['   ', '👩‍🚀', '<?>'])('of %j, without letter or digit, shows a figure', (name) => {
    render(<Avatar name={name} />);
    const avatar = screen.getByRole('img');
    expect(avatar.textContent).toBe('');
    expect(avatar.querySelector('svg')).not.toBeNull();
  });
  it('is hidden from screen readers if the name is beside it', () => {
    render(<Avatar name="Marlon" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
