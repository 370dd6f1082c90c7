import { createTestCasino } from '@casino-kit/provider/testing';
import { makeSettings } from '@casino-kit/settings/testing';
import { Link } from '@casino-kit/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AppContexts } from './app.js';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

/** Follows a link that only changes the query; returns how often the loaded data was requested again. */
async function follow(href: string): Promise<number> {
  const casino = createTestCasino({ player: null });
  const reload = vi.spyOn(casino.queryClient, 'invalidateQueries');
  const settings = makeSettings({
    pageUrlSetup: [
      { key: 'news', href: '?tab=news', shallow: false },
      { key: 'top', href: '?tab=top', shallow: true },
    ],
  });
  render(
    <BrowserRouter>
      <AppContexts casino={casino} settings={settings} i18n={{ code: 'en', texts: {} }}>
        <Link href={href}>Follow</Link>
        <Address />
      </AppContexts>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Follow' }));
  expect(screen.getByRole('status').textContent).toBe(`/${href}`);
  return reload.mock.calls.length;
}

it('keeps what is loaded for a shallow link', async () => {
  expect(await follow('?tab=top')).toBe(0);
});
it('keeps what is loaded for a link that no setting names', async () => {
  expect(await follow('?modal=login')).toBe(0);
});
it('loads the data again for a link of the settings that is not shallow', async () => {
  expect(await follow('?tab=news')).toBe(1);
});
