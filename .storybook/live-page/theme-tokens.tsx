import {
  baseTokens,
  type ContrastPair,
  getContrastPairs,
  resolveToken,
  themeTokens,
  toDesignTokens,
  type Tokens,
} from '@casino-kit/theme-kit';
import { Button, type Column, saveFile, Table, Tag, TextField } from '@casino-kit/ui';
import { useState } from 'react';
import { LiveActions, LiveFields, LivePage, LivePanel, LiveResult } from './live-page.js';
import styles from './theme-tokens.module.css';

interface Row {
  path: string;
  property: string;
  type: string;
  value: string;
  use: string;
}

/** Returns every token of a theme with its value, references resolved; the palette last. */
function toRows({ palette = {}, ...read }: Tokens): Row[] {
  const tokens: Tokens = { ...read, palette };
  return Object.entries(tokens).flatMap(([tier, groups]) =>
    Object.entries(groups).flatMap(([group, members]) =>
      Object.entries(members).map(([name, { $type = '' }]) => {
        const path = `${tier}.${group}.${name}`;
        return {
          path,
          property: `--${group}-${name}`,
          type: $type,
          value: resolveToken(tokens, path),
          use: themeTokens[path] ?? 'palette: components do not read it',
        };
      }),
    ),
  );
}

const tokenColumns: Column<Row>[] = [
  {
    id: 'property',
    title: 'Custom property',
    cell: ({ property, type }) => (
      <span className={styles.token}>
        <span
          className={styles.swatch}
          style={type === 'color' || type === 'gradient' ? { background: `var(${property})` } : undefined}
          aria-hidden
        />
        <code dir="ltr">{property}</code>
      </span>
    ),
  },
  {
    id: 'value',
    title: 'Value',
    cell: ({ value }) => (
      <code dir="ltr" className={styles.value}>
        {value}
      </code>
    ),
  },
  { id: 'use', title: 'What it is for', cell: ({ use }) => <bdi>{use}</bdi> },
];

const pairColumns: Column<ContrastPair>[] = [
  {
    id: 'pair',
    title: 'On a screen',
    cell: ({ foreground, background, foregroundColour, backgroundColour, least }) => (
      <span className={styles.token}>
        <span
          className={styles.sample}
          style={
            least < 4.5
              ? { background: backgroundColour, outline: `2px solid ${foregroundColour}`, outlineOffset: -4 }
              : { background: backgroundColour, color: foregroundColour }
          }
          aria-hidden
        >
          {least < 4.5 ? '' : 'Aa'}
        </span>
        <bdi>
          {foreground} on {background}
        </bdi>
      </span>
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

export interface ThemeTokensProps {
  /** The theme's value of `data-theme`. */
  theme: string;
  /** One sentence on what the theme looks like. */
  lead: string;
  tokens: Tokens;
}

/** The tokens of one theme, searched, and the contrast of each pair of its colours that meet on a screen. */
export function ThemeTokens({ theme, lead, tokens }: ThemeTokensProps) {
  const [wanted, setWanted] = useState('');
  const rows = toRows(tokens);
  const words = wanted.trim().toLowerCase();
  const found = rows.filter(({ property, value, use }) =>
    `${property} ${value} ${use}`.toLowerCase().includes(words),
  );
  const pairs = getContrastPairs(tokens);
  const [closest] = pairs.toSorted((a, b) => a.ratio - a.least - (b.ratio - b.least));
  return (
    // The page shows its own theme, whatever the toolbar says.
    <div data-theme={theme} className={styles.ground}>
      <LivePage title={`Tokens of ${theme}`} lead={lead}>
        <LivePanel title="Tokens" wide>
          <LiveFields>
            <TextField
              label="Find a token by name, value or use"
              latin
              value={wanted}
              onChange={(event) => setWanted(event.currentTarget.value)}
            />
            <LiveResult label="Found" value={<bdi>{`${found.length} of ${rows.length}`}</bdi>} />
          </LiveFields>
          <LiveActions>
            <Button
              size="sm"
              variant="line"
              onClick={() => {
                const file = toDesignTokens({ ...tokens, ...baseTokens }, (path) => themeTokens[path]);
                saveFile(`${theme}.tokens.json`, JSON.stringify(file, null, 2), 'application/json');
              }}
            >
              Download for design tools
            </Button>
          </LiveActions>
          <p>The file is in the Design Tokens format (DTCG), with the tokens that all themes share.</p>
          <Table
            caption="Tokens with their values"
            columns={tokenColumns}
            rows={found}
            rowKey={({ path }) => path}
            empty={<p>No token has this in its name, value or use.</p>}
          />
        </LivePanel>
        <LivePanel title="Contrast" wide>
          <p>
            Computed from the tokens as WCAG 2.2 counts it: 4.5 for text, 3 for the lines of controls and the
            focus ring.
          </p>
          <LiveResult
            label="Closest to its limit"
            value={
              <bdi>
                {closest === undefined
                  ? '–'
                  : `${closest.foreground} on ${closest.background}: ${closest.ratio.toFixed(2)}`}
              </bdi>
            }
          />
          <Table
            caption="Contrast of pairs"
            columns={pairColumns}
            rows={pairs}
            rowKey={({ foreground, background }) => `${foreground} ${background}`}
          />
        </LivePanel>
      </LivePage>
    </div>
  );
}
