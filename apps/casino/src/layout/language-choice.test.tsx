import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nProvider } from '@casino-kit/i18n';
import { expect, it, vi } from 'vitest';
import { LanguageChoice } from './language-choice.js';
import { offeredLanguages } from './offered-languages.js';

const show = (code: string, texts: Record<string, string>) => {
  render(
    <I18nProvider code={code} texts={texts}>
      <LanguageChoice />
    </I18nProvider>,
  );
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  return {
    list,
    labels: () =>
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
  };
};
const offered = offeredLanguages.map(({ label }) => label);

it('has only the present language until it is used', () => {
  expect(show('de', { languageName: 'Deutsch' }).labels()).toEqual(['Deutsch']);
});

it.each([
  ['the keyboard reaches it', fireEvent.focus],
  ['a pointer comes near', fireEvent.pointerEnter],
])('has every language once %s', async (_when, use) => {
  const { list, labels } = show('de', { languageName: 'Deutsch' });
  await act(async () => void use(list));
  await vi.waitFor(() => expect(labels()).toEqual(offered));
  expect(list.value).toBe('de');
});

it('opens with every language when it is clicked before they are there', async () => {
  const { list, labels } = show('en', { languageName: 'English' });
  const shown: (string | null)[][] = [];
  Object.assign(list, { showPicker: () => shown.push(labels()) });
  await act(async () => void fireEvent.mouseDown(list));
  await vi.waitFor(() => expect(shown).toEqual([offered]));
});

it('lists a language once that the site shows under another code', async () => {
  const { list, labels } = show('el', { languageName: 'English' });
  await act(async () => void fireEvent.focus(list));
  await vi.waitFor(() => expect(labels()).toHaveLength(offered.length));
  expect(list.value).toBe('el');
});
