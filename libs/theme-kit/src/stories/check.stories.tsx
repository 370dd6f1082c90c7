import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import {
  attempt,
  LiveActions,
  LiveError,
  LivePage,
  LivePanel,
  LiveResult,
  LiveTextArea,
} from '../../../../.storybook/live-page/live-page.js';
import { Alert, Button, type Column, Table, Tag } from '../../../../.storybook/live-page/parts.js';
import { installedThemes } from '../../../../.storybook/live-page/themes.js';
import { literalColours } from '../core/literal-colours.js';
import { tokenAt } from '../core/tokens.js';
import {
  checkTheme,
  getColorScheme,
  type ContrastPair,
  getContrastPairs,
  themeTokens,
  type Tokens,
} from '../index.js';

const formatJson = (tokens: Tokens) => JSON.stringify(tokens, null, 2);

/** Parses tokens and checks them as `casino-kit-theme check` does. */
function check(source: string) {
  const tokens = JSON.parse(source) as Tokens;
  const errors = checkTheme(tokens);
  const isComplete = !errors.some((error) => error.includes(' is missing ('));
  return {
    errors,
    pairs: isComplete ? getContrastPairs(tokens) : [],
    scheme: isComplete ? getColorScheme(tokens) : null,
    literals: literalColours(tokens).map((path) => ({ path, value: tokenAt(tokens, path)?.$value ?? '' })),
  };
}

const pairColumns: Column<ContrastPair>[] = [
  {
    id: 'pair',
    title: 'Pair',
    cell: ({ foreground, background }) => (
      <bdi>
        {foreground} on {background}
      </bdi>
    ),
  },
  { id: 'least', title: 'At least', numeric: true, cell: ({ least }) => <bdi>{least.toFixed(1)}</bdi> },
  { id: 'ratio', title: 'Contrast', numeric: true, cell: ({ ratio }) => <bdi>{ratio.toFixed(2)}</bdi> },
  {
    id: 'verdict',
    title: 'Verdict',
    cell: ({ ratio, least }) => (
      <Tag tone={ratio >= least ? 'success' : 'danger'}>{ratio >= least ? 'Passes' : 'Fails'}</Tag>
    ),
  },
];
const literalColumns: Column<{ path: string; value: string }>[] = [
  { id: 'path', title: 'Token', cell: ({ path }) => <code dir="ltr">{path}</code> },
  { id: 'value', title: 'Value', cell: ({ value }) => <code dir="ltr">{value}</code> },
];
const tokenColumns: Column<[string, string]>[] = [
  { id: 'path', title: 'Token', cell: ([path]) => <code dir="ltr">{path}</code> },
  { id: 'use', title: 'What it is for', cell: ([, use]) => <bdi>{use}</bdi> },
];

/** Tokens of a theme, checked while they are typed. */
function Checker() {
  const [source, setSource] = useState(() => formatJson(installedThemes['curacao']?.tokens ?? {}));
  const checked = attempt(() => check(source));
  return (
    <>
      <LivePanel title="src/tokens.json">
        <LiveActions>
          {Object.entries(installedThemes).map(([name, { tokens }]) => (
            <Button key={name} size="sm" variant="line" onClick={() => setSource(formatJson(tokens))}>
              {name}
            </Button>
          ))}
        </LiveActions>
        <LiveTextArea label="Tokens (JSON)" rows={22} value={source} onChange={setSource} />
      </LivePanel>
      <LivePanel title="What the check says">
        {checked.error !== null && <LiveError title="The tokens cannot be read">{checked.error}</LiveError>}
        {checked.value !== null && (
          <>
            {checked.value.errors.length === 0 ? (
              <Alert tone="success" title="The theme can be built" live />
            ) : (
              <LiveError title={`${checked.value.errors.length} errors: nothing would be built`}>
                <ul>
                  {checked.value.errors.slice(0, 6).map((error) => (
                    <li key={error}>
                      <bdi>{error}</bdi>
                    </li>
                  ))}
                </ul>
              </LiveError>
            )}
            <LiveResult label="Colour scheme" value={checked.value.scheme ?? '–'} />
            <Table
              caption="Contrast of pairs"
              columns={pairColumns}
              rows={checked.value.pairs
                .toSorted((a, b) => a.ratio - a.least - (b.ratio - b.least))
                .slice(0, 8)}
              rowKey={({ foreground, background }) => `${foreground} ${background}`}
              empty={<p>Contrasts are computed once no token is missing.</p>}
            />
          </>
        )}
      </LivePanel>
      {checked.value !== null && checked.value.literals.length > 0 && (
        <LivePanel title="Colours that are not from the palette" wide>
          <p>They stay the same when the palette changes.</p>
          <Table
            caption="Literal colours"
            columns={literalColumns}
            rows={checked.value.literals}
            rowKey={({ path }) => path}
          />
        </LivePanel>
      )}
      <LivePanel title="Every token of a theme" wide>
        <Table
          caption="Tokens"
          columns={tokenColumns}
          rows={Object.entries(themeTokens)}
          rowKey={([path]) => path}
        />
      </LivePanel>
    </>
  );
}

const meta = { title: 'theme-kit/Check', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The check of `casino-kit-theme check`, while tokens are typed. */
export const Live: Story = {
  render: () => (
    <LivePage
      title="Check a theme"
      lead="Paste the tokens of a theme: missing and unknown ones are named, and the contrast of every pair of colours that meet on a screen is computed."
    >
      <Checker />
    </LivePage>
  ),
};
/** What one can do there, done. Not in the sidebar: it types by itself. */
export const Played: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const source = canvas.getByLabelText<HTMLTextAreaElement>('Tokens (JSON)');
    const paste = (text: string) => fireEvent.change(source, { target: { value: text } });
    const curacao = source.value;
    await expect(canvas.getByText('The theme can be built')).toBeVisible();
    await expect(canvas.getByLabelText('Colour scheme')).toHaveTextContent('dark');
    await paste(curacao.replaceAll('"{palette.mist.100}"', '"#101010"'));
    await expect(canvas.getByText(/nothing would be built/)).toBeVisible();
    await expect(canvas.getAllByText('Fails').length).toBeGreaterThan(1);
    await paste('{}');
    await expect(canvas.getByText(/Token semantic\.color\.page is missing/)).toBeVisible();
    await paste(curacao.replace('#0A0F1E', 'midnight'));
    await expect(canvas.getByText(/Not a colour: midnight/)).toBeVisible();
    await paste('{');
    await expect(canvas.getByText('The tokens cannot be read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'lulu' }));
    await expect(canvas.getByText('The theme can be built')).toBeVisible();
  },
};
