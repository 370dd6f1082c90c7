import { createTestCasino } from '@casino-kit/provider/testing';
import { makeSettings } from '@casino-kit/settings/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../app/app.js';
import { watchLeaving } from '../app/lost-chunk.js';
import { noThirdParties } from '../app/third-parties.js';

let isBroken = true;
/** Settings that the footer cannot read while it is broken. */
const settings = makeSettings({
  operator: {
    get licence() {
      if (isBroken) throw new TypeError('marlon@casino.example has no footer');
      return 'OGL/2024/0001';
    },
  },
});
afterEach(() => vi.restoreAllMocks());

it('a part that crashes leaves the rest of the page, logs no message, and renders again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn();
  const casino = createTestCasino();
  render(
    <MemoryRouter initialEntries={['/casino']}>
      <App
        casino={casino}
        settings={settings}
        i18n={{ code: 'en', texts: {} }}
        thirdParties={noThirdParties}
        onError={onError}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('main')).toBeDefined();
  expect(screen.getByRole('banner')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('footer: TypeError'));
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('contentinfo')).textContent).toContain('OGL/2024/0001');
});

it('a part that crashes while the page is being left shows no error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isBroken = true;
  watchLeaving(window);
  window.dispatchEvent(new Event('beforeunload'));
  render(
    <MemoryRouter initialEntries={['/casino']}>
      <App
        casino={createTestCasino()}
        settings={settings}
        i18n={{ code: 'en', texts: {} }}
        thirdParties={noThirdParties}
        onError={() => undefined}
      />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
});
