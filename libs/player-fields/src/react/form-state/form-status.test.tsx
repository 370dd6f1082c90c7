import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormStatus } from './form-status.js';

it('lists the invalid fields in the style of the language', () => {
  render(<FormStatus error={null} formatMessage={String} wrongFields={['Email', 'Password', 'Country']} />);
  expect(screen.getByRole('status').textContent).toBe(
    'Please check fields with errors: Email, Password, and Country',
  );
});
