import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useCanUsePasskeys } from './use-can-use-passkeys.js';

afterEach(() => vi.unstubAllGlobals());

it('useCanUsePasskeys is false in served markup and while it hydrates, then what the browser knows', async () => {
  const rendered: boolean[] = [];
  const Asked = () => {
    rendered.push(useCanUsePasskeys());
    return null;
  };
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Asked />);
  const root = await act(() => hydrateRoot(box, <Asked />));
  expect(rendered).toEqual([false, false, true]);
  act(() => root.unmount());
});
