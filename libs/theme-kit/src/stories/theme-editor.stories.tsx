import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import {
  LiveActions,
  LiveError,
  LiveFields,
  LivePage,
  LivePanel,
  LiveResult,
} from '../../../../.storybook/live-page/live-page.js';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  type Column,
  DescriptionList,
  Progress,
  SegmentedControl,
  SelectField,
  Table,
  Tag,
  TextField,
} from '../../../../.storybook/live-page/parts.js';
import { installedThemes, readArt } from '../../../../.storybook/live-page/themes.js';
import { literalColours } from '../core/literal-colours.js';
import { checkTheme, getColorScheme, type ContrastPair, getContrastPairs, type Tokens } from '../index.js';
import {
  editedColours,
  editedRadii,
  toThemeEdits,
  fontPackages,
  isPackageName,
  isThemeColour,
  previewStyle,
  type ThemeEdits,
  themeFiles,
  withEdits,
} from './theme-edits-stories.js';
import styles from './theme-editor.stories.module.css';
import { zip } from './zip-stories.js';

const themeNames = Object.keys(installedThemes);
const installed = (name: string) => {
  const theme = installedThemes[name];
  if (theme === undefined) throw new Error(`there is no theme ${name}`);
  return theme;
};
/** The versions of all font packages that the themes of this workspace have. */
const versions = Object.assign(
  {},
  ...Object.values(installedThemes).map(({ manifest }) => manifest.devDependencies),
) as Record<string, string>;

interface ColourFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A colour as a text, and as the browser's own picker where it has no alpha. */
function ColourField({ name, value, onChange }: ColourFieldProps) {
  const [draft, setDraft] = useState(value);
  const isColour = isThemeColour(draft);
  const change = (text: string) => {
    setDraft(text);
    if (isThemeColour(text)) onChange(text);
  };
  return (
    <TextField
      label={name}
      latin
      value={draft}
      onChange={(event) => change(event.currentTarget.value.trim())}
      error={isColour ? undefined : 'Write #RRGGBB or rgb(R G B / A).'}
      icon={
        <input
          type="color"
          className={styles.picker}
          aria-label={`Pick ${name}`}
          value={/^#/.test(value) ? value.toLowerCase() : '#808080'}
          onChange={(event) => change(event.currentTarget.value.toUpperCase())}
        />
      }
    />
  );
}

/** Components in the look of the edited theme. */
function Preview({ base, tokens }: { base: string; tokens: Tokens }) {
  const [method, setMethod] = useState('card');
  return (
    <div
      data-theme={base}
      data-testid="preview"
      className={styles.preview}
      style={{ ...previewStyle(tokens), colorScheme: getColorScheme(tokens) } as CSSProperties}
    >
      <h3>Book of Tides</h3>
      <p>
        A tall wave carries <a href="#preview">a treasure</a> to the harbour.
      </p>
      <LiveActions>
        <Button variant="primary">Deposit</Button>
        <Button variant="line">Details</Button>
        <Button variant="ghost">Not now</Button>
        <Button variant="danger">Close the account</Button>
      </LiveActions>
      <LiveActions>
        <Tag tone="info">New</Tag>
        <Tag tone="success">Paid</Tag>
        <Tag tone="warning">In review</Tag>
        <Tag tone="danger">Rejected</Tag>
      </LiveActions>
      <SegmentedControl
        label="Method"
        value={method}
        onChange={setMethod}
        options={[
          { value: 'card', label: 'Card' },
          { value: 'bank', label: 'Bank' },
          { value: 'crypto', label: 'Crypto' },
        ]}
      />
      <TextField label="Amount" latin defaultValue="50.00" hint="€10 to €5,000" />
      <TextField label="Card number" latin defaultValue="4242" error="The number is too short." />
      <Checkbox label="Send me offers by email" defaultChecked />
      <Progress label="Points to Platinum" value={0.62} />
      <Alert tone="info" title="Your limits">
        You can deposit another €450.00 this week.
      </Alert>
      <Alert tone="danger" title="The payment was rejected" />
      <Card className={styles.card ?? ''}>
        <DescriptionList
          facts={[
            { term: 'Deposit', value: '€50.00' },
            { term: 'Welcome bonus', value: '+ €50.00' },
            { term: 'You play with', value: '€100.00', total: true },
          ]}
        />
      </Card>
    </div>
  );
}

const pairColumns: Column<ContrastPair>[] = [
  {
    id: 'pair',
    title: 'Closest pairs',
    cell: ({ foreground, background }) => (
      <bdi>
        {foreground} on {background}
      </bdi>
    ),
  },
  {
    id: 'ratio',
    title: 'Contrast',
    numeric: true,
    cell: ({ ratio, least }) => <bdi>{`${ratio.toFixed(2)} of ${least.toFixed(1)}`}</bdi>,
  },
];

/** Lets the browser save an archive. */
function save(name: string, archive: Uint8Array<ArrayBuffer>) {
  const address = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

interface ExportProps {
  base: string;
  tokens: Tokens;
  errors: readonly string[];
}

/** The package of the edited theme. */
function Export({ base, tokens, errors }: ExportProps) {
  const [packageName, setPackageName] = useState('@brand/theme-harbour');
  const [saved, setSaved] = useState('nothing yet');
  const isName = isPackageName(packageName);
  const folder = packageName.split('/').at(-1) ?? '';
  const exportTheme = async () => {
    const art = await readArt(base);
    const files = themeFiles(packageName, tokens, { base: installed(base).manifest, art, versions });
    const archive = zip(new Map([...files].map(([path, text]) => [`${folder}/${path}`, text])));
    save(`${folder}.zip`, archive);
    setSaved(`${folder}.zip: ${files.size} files, ${Math.ceil(archive.length / 1024)} kB`);
  };
  return (
    <LivePanel title="Export">
      <TextField
        label="Name of the package"
        latin
        value={packageName}
        onChange={(event) => setPackageName(event.currentTarget.value)}
        error={isName ? undefined : 'A package name is expected, such as @brand/theme-harbour.'}
      />
      <LiveActions>
        <Button variant="primary" disabled={!isName || errors.length > 0} onClick={() => void exportTheme()}>
          Download the package
        </Button>
      </LiveActions>
      <LiveResult label="Downloaded" value={<bdi>{saved}</bdi>} />
      <p>
        Unpack it, then run <code>npm install</code> and <code>npm run build</code>.
      </p>
    </LivePanel>
  );
}

/** Changes a theme, shows it, checks it and exports it. */
function Editor() {
  const [base, setBase] = useState(themeNames[0] ?? '');
  const [edits, setEdits] = useState<ThemeEdits>(() => toThemeEdits(installed(base).tokens));
  const [round, setRound] = useState(0);
  const original = installed(base).tokens;
  const tokens = withEdits(original, edits);
  const errors = checkTheme(tokens);
  const pairs = getContrastPairs(tokens).toSorted((a, b) => a.ratio - a.least - (b.ratio - b.least));
  const kept = literalColours(original).filter((path) => literalColours(tokens).includes(path));
  const begin = (name: string) => {
    setBase(name);
    setEdits(toThemeEdits(installed(name).tokens));
    setRound(round + 1);
  };
  const fonts = Object.keys(fontPackages).map((value) => ({ value, label: value }));
  return (
    <>
      <div className={styles.column}>
        <LivePanel title="Theme">
          <LiveFields>
            <SelectField
              label="Start from"
              value={base}
              onChange={(event) => begin(event.currentTarget.value)}
              options={themeNames.map((value) => ({ value, label: value }))}
            />
            <SelectField
              label="Font of headings"
              value={edits.display}
              onChange={(event) => setEdits({ ...edits, display: event.currentTarget.value })}
              options={fonts}
            />
            <SelectField
              label="Font of texts"
              value={edits.text}
              onChange={(event) => setEdits({ ...edits, text: event.currentTarget.value })}
              options={fonts}
            />
          </LiveFields>
          <LiveFields>
            {editedRadii.map((name) => (
              <label key={name} className={styles.radius}>
                <span>
                  Corners {name}: <bdi>{edits.radii[name]} px</bdi>
                </span>
                <input
                  type="range"
                  min={0}
                  max={40}
                  value={edits.radii[name]}
                  onChange={(event) =>
                    setEdits({
                      ...edits,
                      radii: { ...edits.radii, [name]: Number(event.currentTarget.value) },
                    })
                  }
                />
              </label>
            ))}
          </LiveFields>
          <LiveActions>
            <Button size="sm" variant="line" onClick={() => begin(base)}>
              Begin again
            </Button>
          </LiveActions>
        </LivePanel>
        {Object.entries(editedColours).map(([group, names]) => (
          <LivePanel key={group} title={group}>
            <LiveFields>
              {names.map((name) => (
                <ColourField
                  key={`${name} ${round}`}
                  name={name}
                  value={edits.colours[name] ?? ''}
                  onChange={(colour) =>
                    setEdits((before) => ({ ...before, colours: { ...before.colours, [name]: colour } }))
                  }
                />
              ))}
            </LiveFields>
          </LivePanel>
        ))}
      </div>
      <div className={styles.column} data-sticky>
        <LivePanel title="Preview">
          <Preview base={base} tokens={tokens} />
        </LivePanel>
        <LivePanel title="Check">
          {errors.length === 0 ? (
            <Alert tone="success" title="The theme can be built" live />
          ) : (
            <LiveError title={`${errors.length} errors: the theme cannot be built`}>
              <ul>
                {errors.slice(0, 4).map((error) => (
                  <li key={error}>
                    <bdi>{error}</bdi>
                  </li>
                ))}
              </ul>
            </LiveError>
          )}
          <Table
            caption="Closest pairs"
            columns={pairColumns}
            rows={pairs.slice(0, 4)}
            rowKey={({ foreground, background }) => `${foreground} ${background}`}
          />
          {kept.length > 0 && (
            <details>
              <summary>
                {kept.length} values still have colours of their own from the theme you started from
              </summary>
              <ul>
                {kept.map((path) => (
                  <li key={path}>
                    <code dir="ltr">{path}</code>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </LivePanel>
        <Export base={base} tokens={tokens} errors={errors} />
      </div>
    </>
  );
}

const meta = { title: 'theme-kit/Theme editor', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Colours, corners and fonts with a live preview, the contrast check, and the package to download. */
export const Live: Story = {
  render: () => (
    <LivePage
      title="Theme editor"
      lead="Change what makes a brand and see the components follow. A theme whose texts could not be read is not exported."
    >
      <Editor />
    </LivePage>
  ),
};
/** A brand made with it. Not in the sidebar: it types and downloads by itself. */
export const Edited: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const preview = canvas.getByTestId('preview');
    const download = canvas.getByRole('button', { name: 'Download the package' });
    const write = async (label: string, text: string) => {
      const field = canvas.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
      return field;
    };
    const getColour = (property: string) => getComputedStyle(preview).getPropertyValue(property);
    await expect(canvas.getByText('The theme can be built')).toBeVisible();
    await write('primary', '#4ADE80');
    await write('primary-end', '#22C55E');
    await write('on-primary', '#03150A');
    await expect(getColour('--color-primary')).toBe('#4ADE80');
    await expect(getColour('--gradient-primary')).toContain('#22C55E');
    await userEvent.selectOptions(canvas.getByLabelText('Font of headings'), 'Outfit');
    await expect(getComputedStyle(within(preview).getByRole('heading')).fontFamily).toContain('Outfit');
    await fireEvent.change(canvas.getByLabelText(/^Corners md/), { target: { value: '4' } });
    await expect(getColour('--radius-md')).toBe('4px');

    // A colour that is none changes nothing, and a text that cannot be read is not exported.
    await expect(await write('accent', 'gold')).toBeInvalid();
    await expect(getColour('--color-accent')).not.toBe('gold');
    await write('accent', '#FFB224');
    await write('text', '#202020');
    await expect(canvas.getByText(/the theme cannot be built/)).toBeVisible();
    await expect(download).toBeDisabled();
    await write('text', '#FFFFFF');
    await expect(canvas.getByText('The theme can be built')).toBeVisible();
    await expect(await write('Name of the package', 'Not a name')).toBeInvalid();
    await expect(download).toBeDisabled();
    await write('Name of the package', '@brand/theme-green');
    await userEvent.click(download);
    await waitFor(() =>
      expect(canvas.getByLabelText('Downloaded')).toHaveTextContent(/^theme-green\.zip: 20 files, \d+ kB$/),
    );

    await userEvent.selectOptions(canvas.getByLabelText('Start from'), 'lulu');
    await expect(getColour('--color-primary')).not.toBe('#4ADE80');
    await userEvent.selectOptions(canvas.getByLabelText('Start from'), 'curacao');
  },
};
