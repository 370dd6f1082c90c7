/** The first rule, component, story, tests and texts of a new domain library: small, whole, and there to be replaced. */

const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());

/** The packages that an app needs for a library, in the order of its README. */
const installed = (name) => [
  ...[name, 'provider', 'ui', 'ui-theme-curacao', 'api-client', 'i18n', 'session', 'settings'].map(
    (library) => `@casino-kit/${library}`,
  ),
  '@tanstack/react-query',
];

/**
 * @param {{ name: string, description: string }} library
 * @returns {Record<string, string>} path inside the library's folder → text
 */
export function sourceFiles({ name, description }) {
  const Panel = `${pascal(name)}Panel`;
  const example = `import { ${Panel} } from '@casino-kit/${name}';

export function Example() {
  return <${Panel} entries={[{ id: 'first', text: 'The first entry', at: '2026-01-01T12:00:00Z' }]} />;
}
`;
  return {
    'README.md': `# @casino-kit/${name}

${description}

\`\`\`tsx
${example}\`\`\`

## Install

\`\`\`sh
npm install ${installed(name).join(' ')}
\`\`\`

\`pnpm add\` and \`yarn add\` accept the same list, in a project with React 19. From a checkout of this repository,
\`npm run pack -- ${name} provider ui-theme-curacao\` writes archives and prints the command that installs them.

Render the components below \`CasinoProvider\` of \`@casino-kit/provider\` and import the styles once:

    import '@casino-kit/ui-theme-curacao/styles.css';
    import '@casino-kit/ui/styles.css';
    import '@casino-kit/${name}/styles.css';

## Reference

- **Exports**: \`${Panel}\`, \`newestFirst\`; fixtures for tests in \`@casino-kit/${name}/testing\`.
- **Settings**: none yet.
- **Events**: none yet.
`,
    'src/index.ts': `export { newestFirst, type Dated } from './core/newest-first.js';
export { ${Panel}, type ${Panel}Props, type Entry } from './react/${name}-panel/${name}-panel.js';
`,
    'src/testing.ts': `import { type Entry } from './react/${name}-panel/${name}-panel.js';

/** An entry with everything filled in. */
export function makeEntry(overrides: Partial<Entry> = {}): Entry {
  return { id: 'entry', text: 'An entry', at: '2026-01-01T12:00:00Z', ...overrides };
}
`,
    'src/styles.css':
      '/* In the workspace every component brings its own styles; the build gathers them into one file under this name. */\n',
    'src/core/newest-first.ts': `/** Something that happened at a time, ISO 8601 with zone. */
export interface Dated {
  at: string;
}

/** Returns the newest \`limit\` of some entries, newest first; entries of the same time keep their order. */
export function newestFirst<T extends Dated>(entries: readonly T[], limit: number): T[] {
  return [...entries].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, Math.max(0, limit));
}
`,
    'src/core/newest-first.test.ts': `import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestFirst } from './newest-first.js';

const dated = fc.date({ noInvalidDate: true }).map((date) => ({ at: date.toISOString() }));

describe('newestFirst', () => {
  it('orders by time and never returns more than the limit', () => {
    fc.assert(
      fc.property(fc.array(dated), fc.nat(20), (entries, limit) => {
        const times = newestFirst(entries, limit).map(({ at }) => Date.parse(at));
        expect(times).toHaveLength(Math.min(limit, entries.length));
        expect(times).toEqual([...times].sort((a, b) => b - a));
      }),
    );
  });
});
`,
    [`src/react/${name}-panel/${name}-panel.tsx`]: `'use client';

import { Card, EmptyState } from '@casino-kit/ui';
import { newestFirst } from '../../core/newest-first.js';
import { useTexts } from '../texts.js';
import styles from './${name}-panel.module.css';

export interface Entry {
  id: string;
  text: string;
  /** ISO 8601 with zone. */
  at: string;
}
export interface ${Panel}Props {
  entries: readonly Entry[];
  /** How many to show at the most. */
  limit?: number;
}

/** The newest entries, or a text when there are none. */
export function ${Panel}({ entries, limit = 10 }: ${Panel}Props) {
  const t = useTexts();
  const shown = newestFirst(entries, limit);
  return (
    <Card>
      <h2 className={styles.title}>{t('${name}.title')}</h2>
      {shown.length === 0 ? (
        <EmptyState title={t('${name}.empty')} />
      ) : (
        <ul className={styles.list}>
          {shown.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
`,
    [`src/react/${name}-panel/${name}-panel.module.css`]: `@layer domain {
  .title {
    margin-block-end: var(--space-4);
    font-size: var(--text-lg);
    line-height: var(--leading-lg);
  }
  .list {
    display: grid;
    gap: var(--space-2);
  }
}
`,
    [`src/react/${name}-panel/${name}-panel.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeEntry } from '../../testing.js';
import { ${Panel} } from './${name}-panel.js';

const meta: Meta<typeof ${Panel}> = { title: '${name}/${Panel}', component: ${Panel} };
export default meta;
type Story = StoryObj<typeof ${Panel}>;

export const WithEntries: Story = { args: { entries: [makeEntry({ id: 'a' }), makeEntry({ id: 'b', at: '2026-01-02T12:00:00Z', text: 'A newer entry' })] } };
export const Empty: Story = { args: { entries: [] } };
`,
    [`src/react/${name}-panel/${name}-panel.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeEntry } from '../../testing.js';
import { ${Panel} } from './${name}-panel.js';

describe('${Panel}', () => {
  it('shows the newest entries first', () => {
    render(<${Panel} entries={[makeEntry({ id: 'old', text: 'Old' }), makeEntry({ id: 'new', text: 'New', at: '2026-02-01T12:00:00Z' })]} />, { wrapper: createTestCasino().Host });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['New', 'Old']);
  });
  it('shows a text when there are no entries', () => {
    render(<${Panel} entries={[]} />, { wrapper: createTestCasino().Host });
    expect(screen.getByText('Nothing here yet')).toBeTruthy();
  });
});
`,
    'src/react/texts.ts': `'use client';

import { createTexts } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };

/** This library's texts in the player's language; English is built in. */
export const useTexts = createTexts(en);
`,
    'src/locales/en.json':
      JSON.stringify(
        {
          [`${name}.title`]: pascal(name).replace(/([a-z])([A-Z])/g, '$1 $2'),
          [`${name}.empty`]: 'Nothing here yet',
        },
        null,
        2,
      ) + '\n',
    'src/locales/de.json':
      JSON.stringify(
        {
          [`${name}.title`]: pascal(name).replace(/([a-z])([A-Z])/g, '$1 $2'),
          [`${name}.empty`]: 'Hier ist noch nichts',
        },
        null,
        2,
      ) + '\n',
    'src/locales/ar.json':
      JSON.stringify(
        {
          [`${name}.title`]: pascal(name).replace(/([a-z])([A-Z])/g, '$1 $2'),
          [`${name}.empty`]: 'لا شيء هنا بعد',
        },
        null,
        2,
      ) + '\n',
    'src/readme-example.tsx': example,
    'src/readme.test.tsx': `import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { Example } from './readme-example.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('renders the example of the README, word for word', () => {
  expect(read('../README.md')).toContain('\`\`\`tsx\\n' + read('./readme-example.tsx') + '\`\`\`');
  render(<Example />, { wrapper: createTestCasino().Host });
  expect(screen.getByText('The first entry')).toBeTruthy();
});
`,
  };
}
