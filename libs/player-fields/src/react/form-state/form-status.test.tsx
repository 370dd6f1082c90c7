import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormStatus } from './form-status.js';

it('names the wrong fields as the language lists things', () => {
  render(<FormStatus error={null} textOf={String} wrongFields={['Email', 'Password', 'Country']} />);
  expect(screen.getByRole('status').textContent).toBe(
    'Please check fields with errors: Email, Password, and Country',
  );
});
