'use client';

import { type TFunction } from 'i18next';
import { type ReactElement } from 'react';
import { TransWithoutContext } from 'react-i18next';
import { builtInEnglish, type TextParams, type Translate } from '../core/translate.js';

export interface TransProps<Key extends string> {
  /** From the library's `useTexts`. */
  t: Translate<Key>;
  /** Of a text with marks, such as `<terms>…</terms>`. */
  i18nKey: Key;
  /** For the text's `{{name}}` places; `count` also selects the plural form. */
  values?: TextParams | undefined;
  /** The elements by the names of their marks; each gets the text within its mark as children. */
  components: Readonly<Record<string, ReactElement>>;
}

/**
 * `Trans` of react-i18next, typed by the library's dictionary: puts elements into a text, such as a link for
 * `I accept the <terms>terms</terms>`. A translator may move the marks about. Marks that `components` lack stay text.
 */
export function Trans<Key extends string>({ t, i18nKey, values, components }: TransProps<Key>) {
  const text = t(i18nKey, values);
  // The text is there already; react-i18next only puts the elements into it.
  const found = (() => text) as unknown as TFunction;
  return <TransWithoutContext i18n={builtInEnglish} t={found} i18nKey={i18nKey} components={components} />;
}
