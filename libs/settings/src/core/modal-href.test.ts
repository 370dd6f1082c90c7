import { expect, it } from 'vitest';
import { modalHref } from './modal-href.js';

it('returns the query that opens a modal over the current page', () => {
  expect(modalHref('login')).toBe('?modal=login');
});
