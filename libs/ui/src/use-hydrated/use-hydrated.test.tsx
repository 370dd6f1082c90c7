import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useHydrated } from './use-hydrated.js';

function Place() {
  return <p>{useHydrated() ? 'browser' : 'markup'}</p>;
}

it('is false in server markup and while it hydrates, then true', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Place />);
  expect(page.textContent).toBe('markup');
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(page, <Place />, { onRecoverableError }));
  expect(page.textContent).toBe('browser');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
