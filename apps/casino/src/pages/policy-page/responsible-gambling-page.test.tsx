import { getLocation, type HelpLine } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import ResponsibleGamblingPage from './responsible-gambling-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const helpLines: HelpLine[] = [
  { name: 'Anywhere', url: 'https://anywhere.example' },
  { country: 'SE', name: 'Sweden', phone: '020-555 01' },
  { country: 'DE', name: 'Germany', phone: '0800 555 01' },
];
const from = (code: string) =>
  http.get('*/api/admin/get-location', () =>
    HttpResponse.json({ success: true, data: { location: { country: { code } } } }),
  );

/** Opens the page as a guest; returns the section of help. */
async function open(lines?: HelpLine[]) {
  const { Host } = createTestCasino({
    player: null,
    settings: { operator: lines ? { helpLines: lines } : {} },
  });
  // React wants renders that suspend to be awaited.
  await act(async () => {
    render(
      <MemoryRouter>
        <Host>
          <Suspense>
            <ResponsibleGamblingPage />
          </Suspense>
        </Host>
      </MemoryRouter>,
    );
  });
  const heading = await screen.findByRole('heading', { name: /Help$/ });
  return within(heading.closest('section')!);
}

describe('responsible gambling', () => {
  it('lists the help lines of the visitor’s country first, then those for everybody', async () => {
    server.use(from('DE'));
    const help = await open(helpLines);
    const names = () => help.getAllByRole('listitem').map((line) => line.querySelector('b')?.textContent);
    await waitFor(() => expect(names()).toEqual(['Germany', 'Anywhere', 'Sweden']));
    expect(help.getByRole('link', { name: 'Call Germany: 0800 555 01' }).getAttribute('href')).toBe(
      'tel:080055501',
    );
  });

  it('lists those for everybody while the country is not known', async () => {
    server.use(respondWithError(getLocation, 503));
    const help = await open(helpLines);
    expect(help.getAllByRole('listitem')[0]?.textContent).toContain('Anywhere');
  });

  it('names two services and asks for no country where the brand has no help lines', async () => {
    const help = await open();
    expect(help.getByText(/gamblersanonymous\.org/)).toBeTruthy();
  });

  it('leads from its title to help, a limit and a time out', async () => {
    await open();
    const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(getHref('Get help')).toBe('#help');
    expect(getHref('Set a deposit limit')).toBe('/profile2/limits?set=deposit-weekly');
    expect(getHref('Time out, self-exclusion')).toBe('/profile2/freeze-account');
  });

  it('offers the self-test to guests', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Start the self-test' }));
    expect(await screen.findAllByRole('radio')).toHaveLength(36);
  });
});
