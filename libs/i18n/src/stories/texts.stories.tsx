import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import {
  LiveCode,
  LiveFields,
  LivePage,
  LivePanel,
  LiveResult,
  LiveTextArea,
} from '../../../../.storybook/live-page/live-page.js';
import { type Column, SelectField, Table, TextField } from '../../../../.storybook/live-page/parts.js';
import {
  createTexts,
  defaultLocaleTable,
  type DictionaryIssue,
  flattenDictionary,
  I18nProvider,
  localeCodes,
  nativeName,
  type Texts,
  useDateFormat,
  useNumberFormat,
} from '../index.js';

const english = {
  'demo.spins_one': '{{left}} free spin left',
  'demo.spins_other': '{{left}} free spins left',
  'demo.welcome': 'Welcome, {{name}}',
};
const useTexts = createTexts(english);

/** A dictionary as a brand's server may send it: nested, and without everything. */
const dictionaries: Readonly<Record<string, unknown>> = {
  de: { demo: { spins_one: 'Noch {{left}} Freispiel', spins_other: 'Noch {{left}} Freispiele' } },
  ar: {
    demo: {
      spins_zero: 'لم تتبق لفات مجانية',
      spins_one: 'بقيت لفة مجانية واحدة',
      spins_two: 'بقيت لفتان مجانيتان',
      spins_few: 'بقيت {{left}} لفات مجانية',
      spins_many: 'بقيت {{left}} لفة مجانية',
      spins_other: 'بقيت {{left}} لفة مجانية',
    },
  },
  pl: {
    demo: {
      spins_one: 'Został {{left}} darmowy spin',
      spins_few: 'Zostały {{left}} darmowe spiny',
      spins_many: 'Zostało {{left}} darmowych spinów',
      spins_other: 'Zostało {{left}} darmowego spinu',
    },
  },
};
const initialDictionary = (code: string) => JSON.stringify(dictionaries[code] ?? {}, null, 2);
const counts = [0, 1, 2, 3, 11, 100];

/** Parses a dictionary that is written as JSON. */
function readDictionary(source: string): { texts: Texts; issues: DictionaryIssue[]; error: string | null } {
  const issues: DictionaryIssue[] = [];
  try {
    const texts = flattenDictionary(JSON.parse(source), (issue) => issues.push(issue));
    return { texts, issues, error: null };
  } catch (error) {
    return { texts: {}, issues, error: error instanceof Error ? error.message : String(error) };
  }
}

/** What components below the provider show. */
function Translated({ count, name }: { count: number; name: string }) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const dates = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' });
  const calendar = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' }, 'gregory');
  const day = new Date('2026-11-26T12:00:00Z');
  const spins = (left: number) => t('demo.spins', { count: left, left: numbers.format(left) });
  const columns: Column<number>[] = [
    { id: 'count', title: 'Count', cell: (left) => <bdi>{left}</bdi> },
    { id: 'text', title: 'Text', cell: (left) => <bdi>{spins(left)}</bdi> },
  ];
  return (
    <>
      <LiveResult label="Text with a count" value={<bdi>{spins(count)}</bdi>} />
      <LiveResult label="Text with a fallback" value={<bdi>{t('demo.welcome', { name })}</bdi>} />
      <LiveFields>
        <LiveResult label="Number" value={<bdi>{numbers.format(1_284.5)}</bdi>} />
        <LiveResult label="Date" value={<bdi>{dates.format(day)}</bdi>} />
        <LiveResult label="Date on a calendar screen" value={<bdi>{calendar.format(day)}</bdi>} />
      </LiveFields>
      <Table caption="Plural forms" columns={columns} rows={counts} rowKey={String} />
    </>
  );
}

/** Texts of a locale with plural forms, and English where it has none. */
function Texts() {
  const [code, setCode] = useState('de');
  const [source, setSource] = useState(initialDictionary('de'));
  const [count, setCount] = useState('3');
  const { texts, issues, error } = readDictionary(source);
  const entry = defaultLocaleTable.entry(code);
  const number = Number(count);
  const isCount = /^\d+$/.test(count) && Number.isSafeInteger(number);
  return (
    <>
      <LivePanel title="The dictionary of a locale">
        <SelectField
          label="Locale"
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setSource(initialDictionary(event.currentTarget.value));
          }}
          options={localeCodes.map((value) => ({
            value,
            label: `${value} · ${nativeName(defaultLocaleTable.tag(value))}`,
          }))}
        />
        <LiveTextArea
          label="Dictionary (JSON)"
          value={source}
          onChange={setSource}
          error={
            error ??
            (issues.length === 0
              ? undefined
              : issues.map(({ key, issue }) => `${key === '' ? 'dictionary' : key}: ${issue}`).join('. '))
          }
        />
        <LiveCode label="How the locale is read">
          {JSON.stringify({ ...entry, loads: defaultLocaleTable.chain(code) }, null, 2)}
        </LiveCode>
      </LivePanel>
      <LivePanel title="What a component shows">
        <TextField
          label="Count"
          latin
          inputMode="numeric"
          value={count}
          onChange={(event) => setCount(event.currentTarget.value)}
          error={isCount ? undefined : 'A whole number is expected.'}
        />
        <I18nProvider key={`${code} ${source}`} code={code} texts={texts}>
          <Translated count={isCount ? number : 0} name="Marlon" />
        </I18nProvider>
      </LivePanel>
    </>
  );
}

const meta = { title: 'i18n/Texts', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plural forms, formats and fallbacks of all 37 locales. */
export const Live: Story = {
  render: () => (
    <LivePage
      title="Texts in 37 locales"
      lead="A text that a locale lacks appears in the library's own English, with English plural rules. Change the dictionary and see."
    >
      <Texts />
    </LivePage>
  ),
};
/** What one can do there, done. Not in the sidebar: it types by itself. */
export const Played: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const shown = () => canvas.getByLabelText('Text with a count');
    const count = canvas.getByLabelText('Count');
    const locale = canvas.getByLabelText('Locale');
    await expect(shown()).toHaveTextContent('Noch 3 Freispiele');
    await userEvent.clear(count);
    await userEvent.type(count, '1');
    await expect(shown()).toHaveTextContent('Noch 1 Freispiel');
    await expect(canvas.getByLabelText('Text with a fallback')).toHaveTextContent('Welcome, Marlon');

    await userEvent.selectOptions(locale, 'ar');
    await userEvent.clear(count);
    await userEvent.type(count, '2');
    await expect(shown()).toHaveTextContent('بقيت لفتان مجانيتان');
    // No dictionary at all: English, and the formats of the locale.
    await userEvent.selectOptions(locale, 'fr');
    await expect(shown()).toHaveTextContent('2 free spins left');
    await expect(canvas.getByLabelText('Number')).toHaveTextContent(/1\s284,5/);

    await userEvent.clear(count);
    await userEvent.type(count, 'two');
    await expect(count).toBeInvalid();
    const dictionary = canvas.getByLabelText('Dictionary (JSON)');
    await userEvent.clear(dictionary);
    await userEvent.type(dictionary, '{{"demo": 1}');
    await expect(canvas.getByText('demo: not a text: number')).toBeVisible();
    await userEvent.type(dictionary, ',');
    await expect(dictionary).toBeInvalid();
    await userEvent.selectOptions(locale, 'de');
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await expect(dictionary).toBeValid();
  },
};
