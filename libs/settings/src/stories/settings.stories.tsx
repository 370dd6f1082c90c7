import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import {
  LiveActions,
  LiveCode,
  LiveFields,
  LivePage,
  LivePanel,
  LiveResult,
  LiveTextArea,
} from '../../../../.storybook/live-page/live-page.js';
import {
  Alert,
  Button,
  type Column,
  SelectField,
  Table,
  TextField,
} from '../../../../.storybook/live-page/parts.js';
import {
  defaultSettings,
  pageKeys,
  pagePath,
  readSettings,
  safeRedirect,
  type Settings,
  type SettingsIssue,
} from '../index.js';

const today = '2026-11-26';
const defaults = defaultSettings(today);

/** What a server sent: right, in the forms of other servers, and wrong. */
const responses = {
  'A brand': {
    brandName: 'Harbour',
    inactivitySessionTimeout: 15,
    passwordMinLength: 10,
    pageUrlSetup: [{ key: 'deposit', href: '/cashier', shallow: false }],
    policy: { preset: 'mga', realityCheckMinutes: 30 },
  },
  'Partly wrong': {
    brandName: '',
    inactivitySessionTimeout: 'half an hour',
    excludedCountryCodeList: ['US', 7, 'NL'],
    pageUrlSetup: [{ key: 'deposit', href: 'https://elsewhere.example', shallow: false }],
    unknownSetting: true,
  },
  'No object': 'maintenance',
};
const formatJson = (value: unknown) => JSON.stringify(value, null, 2);

interface Change {
  name: string;
  value: string;
  standard: string;
}

/** Returns the settings that differ from the defaults, as text. */
function getChanges(settings: Settings): Change[] {
  const of = (all: Settings, name: string) => JSON.stringify(all[name as keyof Settings]);
  return Object.keys(defaults)
    .map((name) => ({ name, value: of(settings, name), standard: of(defaults, name) }))
    .filter(({ value, standard }) => value !== standard);
}

function parse(source: string): { raw: unknown; error: string | null } {
  try {
    return { raw: JSON.parse(source) as unknown, error: null };
  } catch (error) {
    return { raw: {}, error: error instanceof Error ? error.message : String(error) };
  }
}

const changes: Column<Change>[] = [
  { id: 'name', title: 'Setting', cell: ({ name }) => <code dir="ltr">{name}</code> },
  { id: 'value', title: 'Value', cell: ({ value }) => <code dir="ltr">{value}</code> },
];
const issueColumns: Column<SettingsIssue>[] = [
  { id: 'field', title: 'Dropped', cell: ({ field }) => <code dir="ltr">{field}</code> },
  { id: 'issue', title: 'Why', cell: ({ issue }) => <bdi>{issue}</bdi> },
];

/** A server's response, read into settings that are always complete. */
function Reader() {
  const [source, setSource] = useState(formatJson(responses['A brand']));
  const [page, setPage] = useState('deposit');
  const [target, setTarget] = useState('/bonuses?tab=active');
  const { raw, error } = parse(source);
  const issues: SettingsIssue[] = [];
  const settings = readSettings(raw, { today, report: (issue) => issues.push(issue) });
  return (
    <>
      <LivePanel title="What the server sends">
        <LiveActions>
          {Object.entries(responses).map(([name, response]) => (
            <Button key={name} size="sm" variant="line" onClick={() => setSource(formatJson(response))}>
              {name}
            </Button>
          ))}
        </LiveActions>
        <LiveTextArea
          label="Settings (JSON)"
          rows={14}
          value={source}
          onChange={setSource}
          error={error ?? undefined}
        />
      </LivePanel>
      <LivePanel title="What the libraries read">
        {issues.length === 0 ? (
          <Alert tone="success" title="Everything was read" />
        ) : (
          <Table
            caption="What was dropped"
            columns={issueColumns}
            rows={issues}
            rowKey={({ field, issue }) => `${field} ${issue}`}
          />
        )}
        <Table
          caption="What differs from the defaults"
          columns={changes}
          rows={getChanges(settings)}
          rowKey={({ name }) => name}
          empty={<p>Every setting has its default.</p>}
        />
      </LivePanel>
      <LivePanel title="Paths of pages">
        <LiveFields>
          <SelectField
            label="Page"
            value={page}
            onChange={(event) => setPage(event.currentTarget.value)}
            options={pageKeys.map((value) => ({ value, label: value }))}
          />
        </LiveFields>
        <LiveResult label="Its path" value={<bdi>{pagePath(settings, page)}</bdi>} />
      </LivePanel>
      <LivePanel title="Where a redirect may lead">
        <TextField
          label="Target"
          latin
          value={target}
          onChange={(event) => setTarget(event.currentTarget.value)}
          hint="Anything but a path on this origin leads to the lobby."
        />
        <LiveResult label="Leads to" value={<bdi>{safeRedirect(target)}</bdi>} />
      </LivePanel>
      <LivePanel title="The policy that follows" wide>
        <LiveCode label="Policy">{formatJson(settings.policy)}</LiveCode>
      </LivePanel>
    </>
  );
}

const meta = { title: 'settings/Settings', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A setting that cannot be read gets its default and is reported; the rest stays as the server says. */
export const Live: Story = {
  render: () => (
    <LivePage
      title="Settings of a brand"
      lead="The server may send part of the settings, more of them, or something else altogether. What the libraries read is always complete."
    >
      <Reader />
    </LivePage>
  ),
};
/** What one can do there, done. Not in the sidebar: it types by itself. */
export const Played: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const source = canvas.getByLabelText('Settings (JSON)');
    await expect(canvas.getByText('Everything was read')).toBeVisible();
    await expect(canvas.getByLabelText('Its path')).toHaveTextContent('/cashier');
    await userEvent.click(canvas.getByRole('button', { name: 'Partly wrong' }));
    await expect(canvas.getByText('inactivitySessionTimeout')).toBeVisible();
    await expect(canvas.getByText('excludedCountryCodeList[1]')).toBeVisible();
    await expect(canvas.getByText('["US","NL"]')).toBeVisible();
    await expect(canvas.getByLabelText('Its path')).toHaveTextContent('/deposit');
    await userEvent.click(canvas.getByRole('button', { name: 'No object' }));
    await expect(canvas.getByText('Every setting has its default.')).toBeVisible();
    await userEvent.type(source, '!');
    await expect(source).toBeInvalid();

    const target = canvas.getByLabelText('Target');
    await expect(canvas.getByLabelText('Leads to')).toHaveTextContent('/bonuses?tab=active');
    await userEvent.clear(target);
    await userEvent.type(target, '//elsewhere.example');
    await expect(canvas.getByLabelText('Leads to')).toHaveTextContent(/^\/$/);
    await userEvent.click(canvas.getByRole('button', { name: 'A brand' }));
    await expect(source).toBeValid();
  },
};
