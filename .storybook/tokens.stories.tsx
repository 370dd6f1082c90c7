import type { Meta, StoryObj } from '@storybook/react-vite';
import { baseTokens as base, getContrastPairs, type Tokens } from '@casino-kit/theme-kit';
import { type Column, Table, Tag } from '@casino-kit/ui';
import curacao from '@casino-kit/ui-theme-curacao/tokens.json';
import lulu from '@casino-kit/ui-theme-lulu/tokens.json';
import { expect, within } from 'storybook/test';
import styles from './tokens.module.css';

const themes: Readonly<Record<string, Tokens>> = { curacao, lulu };

/** What a token looks like; `name` is its custom property. */
function Specimen({ group, name, type }: { group: string; name: string; type: string }) {
  const value = `var(${name})`;
  if (type === 'color' || type === 'gradient')
    return <span className={styles.fill} style={{ background: value }} />;
  if (type === 'shadow') return <span className={styles.box} style={{ boxShadow: value }} />;
  if (type === 'border') return <span className={styles.box} style={{ border: value }} />;
  if (type === 'fontFamily')
    return <span style={{ fontFamily: value, fontSize: 20 }}>Book of Tides 1,284.50</span>;
  if (type === 'fontWeight') return <span style={{ fontWeight: value, fontSize: 20 }}>Book of Tides</span>;
  if (type === 'asset' && /^--art-(mark|symbol|hero$|coin|gift|medal)/.test(name))
    return <span className={styles.art} style={{ backgroundImage: value }} />;
  if (name.includes('radius')) return <span className={styles.box} style={{ borderRadius: value }} />;
  if (group === 'text') return <span style={{ fontSize: value, lineHeight: 1.2 }}>Tides</span>;
  if (group === 'space' || group === 'size')
    return <span className={styles.bar} style={{ inlineSize: value }} />;
  if (group === 'ease' || group === 'duration')
    return (
      <span className={styles.track}>
        <i style={{ [group === 'ease' ? 'transitionTimingFunction' : 'transitionDuration']: value }} />
      </span>
    );
  return <span>{value}</span>;
}

function Groups({ tokens }: { tokens: Tokens }) {
  return Object.entries(tokens).flatMap(([tier, groups]) =>
    Object.entries(groups).map(([group, members]) => (
      <section key={`${tier}.${group}`} className={styles.group}>
        <h2>
          {tier} · {group}
        </h2>
        <div className={styles.tokens}>
          {Object.entries(members).map(([member, { $type, $value }]) => {
            const name = `--${group}-${member}`;
            return (
              <div key={name} className={styles.token}>
                <span className={styles.specimen}>
                  <Specimen group={group} name={name} type={$type ?? ''} />
                </span>
                <code>{name}</code>
                <span className={styles.value}>{$value}</span>
              </div>
            );
          })}
        </div>
      </section>
    )),
  );
}

type Pair = ReturnType<typeof getContrastPairs>[number];

const columns: Column<Pair>[] = [
  {
    id: 'pair',
    title: 'Text or line on ground',
    // What needs 3 to 1 only is a line, not text.
    cell: ({ foreground, background, least }) => (
      <code
        className={least < 4.5 ? styles.linePair : styles.pair}
        style={{
          [least < 4.5 ? 'borderColor' : 'color']: `var(--color-${foreground})`,
          background: `var(--color-${background})`,
        }}
      >
        {foreground} on {background}
      </code>
    ),
  },
  { id: 'least', title: 'At least', numeric: true, cell: ({ least }) => least.toFixed(1) },
  { id: 'ratio', title: 'Contrast', numeric: true, cell: ({ ratio }) => ratio.toFixed(2) },
  {
    id: 'verdict',
    title: 'Verdict',
    cell: ({ ratio, least }) => (
      <Tag tone={ratio >= least ? 'success' : 'danger'}>{ratio >= least ? 'Passes' : 'Fails'}</Tag>
    ),
  },
];

const meta = {
  title: 'design/Tokens',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every token of both themes, side by side. */
export const Themes: Story = {
  render: () => (
    <div className={styles.themes}>
      {Object.entries(themes).map(([name, tokens]) => (
        <div key={name} className={styles.theme} data-theme={name}>
          <h1>{name}</h1>
          <Groups tokens={tokens} />
        </div>
      ))}
    </div>
  ),
};

/** The tokens that no theme changes. */
export const Shared: Story = {
  render: () => (
    <div className={styles.theme}>
      <h1>Shared</h1>
      <Groups tokens={base} />
    </div>
  ),
};

/** Contrast as WCAG 2.2 counts it, computed from the tokens: 4.5 for text, 3 for the lines of controls and focus. */
export const Contrast: Story = {
  render: () => (
    <div className={styles.themes}>
      {Object.entries(themes).map(([name, tokens]) => (
        <div key={name} className={styles.theme} data-theme={name}>
          <h1>{name}</h1>
          <Table
            caption={`Contrast in ${name}`}
            columns={columns}
            rows={getContrastPairs(tokens)}
            rowKey={({ foreground, background }) => `${foreground} ${background}`}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Fails')).not.toBeInTheDocument();
  },
};
