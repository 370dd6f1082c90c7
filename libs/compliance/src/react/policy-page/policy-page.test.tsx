import { act, render, screen } from '@testing-library/react';
import { SettingsProvider } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { I18nProvider } from '@casino-kit/i18n';
import { expect, it } from 'vitest';
import { loadPolicy, policyLanguage } from '../../policies/load-policy.js';
import { PolicyPage } from './policy-page.js';

const operator = {
  name: 'Harbour Games N.V.',
  licence: 'OGL/2025/1, Curaçao Gaming Authority',
  supportEmail: 'help@harbour.example',
};
/** Waits until the text has loaded. */
const open = (settings: Parameters<typeof makeSettings>[0], code = 'en') =>
  act(async () => {
    render(
      <SettingsProvider settings={makeSettings(settings)}>
        <I18nProvider code={code} texts={{}}>
          <PolicyPage policy="terms-and-conditions" />
        </I18nProvider>
      </SettingsProvider>,
    );
    await loadPolicy('terms-and-conditions', policyLanguage(code));
  });

it('names the brand, its operator, licence and support, and lists every section in the contents', async () => {
  await open({ brandName: 'Harbour', operator });
  expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeTruthy();
  const text = screen.getByRole('article');
  expect(text.textContent).toContain('Harbour is for adults. You must be at least 18 years old');
  expect(text.textContent).toContain('Licence: OGL/2025/1, Curaçao Gaming Authority.');
  expect(text.textContent).toContain('run by Harbour Games N.V.');
  const [support] = screen.getAllByRole('link', { name: 'help@harbour.example' });
  expect(support?.getAttribute('href')).toBe('mailto:help@harbour.example');
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const targets = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href')?.slice(1));
  expect(targets).toEqual([...text.querySelectorAll('section')].map(({ id }) => id));
  expect(screen.getAllByRole('link', { name: /bonus terms/i })[0]?.getAttribute('href')).toBe('/bonus-terms');
});

it('leaves out sentences with values that the brand does not have', async () => {
  await open({ brandName: 'Harbour' });
  const text = screen.getByRole('article');
  expect(text.textContent).toContain('Harbour is run by Harbour.');
  expect(text.textContent).not.toMatch(/Licence|Registered address|\{\{|undefined/);
});

it('is in English, and marked as such, where it is not written in the player’s language', async () => {
  await open({}, 'fr');
  expect(screen.getByRole('article').getAttribute('lang')).toBe('en');
});

it.each([true, false])(
  'lays out the sections as they come near with `useLazyCMSRendering` alone: %s',
  async (lazy) => {
    await open({ useLazyCMSRendering: lazy });
    expect(screen.getByRole('article').hasAttribute('data-lazy')).toBe(lazy);
  },
);

it.each([
  ['curacao', 'Your limits show what you have staked', /shows how long/],
  ['mga', 'shows how long you have been playing.', /up or down/],
  ['strict', 'how long you have been playing, what you have staked and whether you are up or down.', /\{\{/],
] as const)('says what a game shows by the policy: %s', async (preset, sentence, unsaid) => {
  await act(async () => {
    render(
      <SettingsProvider settings={makeSettings({ policy: { preset } })}>
        <PolicyPage policy="responsible-gambling" />
      </SettingsProvider>,
    );
    await loadPolicy('responsible-gambling', 'en');
  });
  const text = screen.getByRole('article').textContent;
  expect(text).toContain(sentence);
  expect(text).not.toMatch(unsaid);
});
