import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { keepFragmentsFromRouter } from './fragment-links.js';

keepFragmentsFromRouter(window);

let renders = 0;
function Place() {
  const { pathname, hash } = useLocation();
  renders += 1;
  return <output>{pathname + hash}</output>;
}
const open = () =>
  render(
    <BrowserRouter>
      <a href="#why">Why</a>
      <Link to="/casino">Casino</Link>
      <Place />
    </BrowserRouter>,
  );
const next = (type: string) =>
  new Promise((resolve) => window.addEventListener(type, resolve, { once: true }));

it('a link to a part of the page changes the address without a render, and the way back still works', async () => {
  window.history.replaceState(null, '', '/privacy-policy');
  open();
  renders = 0;
  const moved = next('hashchange');
  await act(async () => {
    screen.getByText('Why').click();
    await moved;
  });
  expect([window.location.hash, renders]).toEqual(['#why', 0]);
  screen.getByText('Casino').click();
  expect((await screen.findByText('/casino')).tagName).toBe('OUTPUT');
  window.history.back();
  expect((await screen.findByText('/privacy-policy#why')).tagName).toBe('OUTPUT');
});
