import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkPackages } from '../../test/affected-tasks.mjs';

interface Breach {
  what: string;
  file: string;
  rule: string;
  source: string;
}

const useClient = "'use client';\n";

/** One file for each rule that guards something, with the breach that it has to find. */
const breaches: readonly Breach[] = [
  {
    what: 'a domain library that imports another one',
    file: 'libs/wallet/src/react/planted-boundary.ts',
    rule: 'nx(enforce-module-boundaries)',
    source: "import { chatLimits } from '@casino-kit/chat';\nexport const planted = chatLimits;\n",
  },
  {
    what: 'a foundation library that imports a domain library',
    file: 'libs/ui/src/planted-boundary.ts',
    rule: 'nx(enforce-module-boundaries)',
    source: "import { BalancePill } from '@casino-kit/wallet';\nexport const planted = BalancePill;\n",
  },
  {
    what: 'a domain library that imports the router',
    file: 'libs/wallet/src/react/planted-router.ts',
    rule: 'nx(enforce-module-boundaries)',
    source: "import { useNavigate } from 'react-router-dom';\nexport const planted = useNavigate;\n",
  },
  {
    what: 'a core that imports React',
    file: 'libs/wallet/src/core/planted-react.ts',
    rule: 'eslint(no-restricted-imports)',
    source: "import { useState } from 'react';\nexport const planted = useState;\n",
  },
  {
    what: 'a core that reads Date.now()',
    file: 'libs/wallet/src/core/planted-now.ts',
    rule: 'casino(no-clock)',
    source: 'export const planted = (): number => Date.now();\n',
  },
  {
    what: 'a core that reads performance.now()',
    file: 'libs/wallet/src/core/planted-performance.ts',
    rule: 'casino(no-clock)',
    source: 'export const planted = (): number => globalThis.performance.now();\n',
  },
  {
    what: 'a core that creates the current date',
    file: 'libs/wallet/src/core/planted-date.ts',
    rule: 'casino(no-clock)',
    source: 'export const planted = (): Date => new Date();\n',
  },
  {
    what: 'a core that uses the window',
    file: 'libs/wallet/src/core/planted-window.ts',
    rule: 'eslint(no-restricted-globals)',
    source: 'export const planted = (): number => window.innerWidth;\n',
  },
  {
    what: "a core with 'use client'",
    file: 'libs/wallet/src/core/planted-directive.ts',
    rule: 'casino(no-client-directive)',
    source: `${useClient}export const planted = 1;\n`,
  },
  {
    what: "a component without 'use client'",
    file: 'libs/wallet/src/react/planted-directive.tsx',
    rule: 'casino(needs-client)',
    source: 'export const Planted = () => <hr />;\n',
  },
  {
    what: 'a hook in a condition',
    file: 'libs/wallet/src/react/planted-hook.ts',
    rule: 'react-hooks(rules-of-hooks)',
    source: `${useClient}import { useState } from 'react';\nexport function usePlanted(isOn: boolean) {\n  return isOn ? useState(0) : null;\n}\n`,
  },
  {
    what: 'an impure render',
    file: 'libs/wallet/src/react/planted-purity.tsx',
    rule: 'react(purity)',
    source: `${useClient}export function Planted() {\n  return <meter value={Math.random()} />;\n}\n`,
  },
  {
    what: 'a ref that is read while rendering',
    file: 'libs/wallet/src/react/planted-ref.tsx',
    rule: 'react(refs)',
    source: `${useClient}import { useRef } from 'react';\nexport function Planted() {\n  const count = useRef(0);\n  return <meter value={count.current} />;\n}\n`,
  },
  {
    what: 'a state that an effect sets at once',
    file: 'libs/wallet/src/react/planted-effect.tsx',
    rule: 'react(set-state-in-effect)',
    source: `${useClient}import { useEffect, useState } from 'react';\nexport function Planted({ value }: { value: number }) {\n  const [shown, setShown] = useState(0);\n  useEffect(() => {\n    setShown(value + 1);\n  }, [value]);\n  return <meter value={shown} />;\n}\n`,
  },
  {
    what: 'a literal text between tags',
    file: 'libs/wallet/src/react/planted-text.tsx',
    rule: 'casino(no-literal-text)',
    source: `${useClient}export const Planted = () => <p>Your balance</p>;\n`,
  },
  {
    what: 'a literal text in a label',
    file: 'apps/casino/src/layout/planted-label.tsx',
    rule: 'casino(no-literal-text)',
    source: 'export const Planted = () => <hr aria-label="Your balance" />;\n',
  },
  {
    what: 'an image without a text',
    file: 'libs/wallet/src/react/planted-image.tsx',
    rule: 'jsx-a11y(alt-text)',
    source: `${useClient}export const Planted = () => <img src="/coin.png" />;\n`,
  },
  {
    what: 'a deep import into another library',
    file: 'libs/wallet/src/react/planted-deep.ts',
    rule: 'casino(no-deep-import)',
    source: "export { Button } from '@casino-kit/ui/src/button/button.js';\n",
  },
  {
    what: 'a fetch outside of api-client',
    file: 'libs/wallet/src/react/planted-fetch.ts',
    rule: 'eslint(no-restricted-globals)',
    source: "export const planted = () => fetch('/api/user/login');\n",
  },
  ...['globalThis', 'window'].map((owner) => ({
    what: `a fetch of ${owner} outside of api-client`,
    file: `libs/wallet/src/react/planted-fetch-${owner}.ts`,
    rule: 'casino(no-global-fetch)',
    source: `export const planted = () => ${owner}.fetch('/api/user/login');\n`,
  })),
  ...["isOn ? 'Open' : '–'", "isOn && 'Open now'", '`Open ${String(isOn)}`'].map((text, index) => ({
    what: `a literal text in the expression ${text}`,
    file: `libs/wallet/src/react/planted-expression-${index}.tsx`,
    rule: 'casino(no-literal-text)',
    source: `${useClient}export const Planted = ({ isOn }: { isOn: boolean }) => <p>{${text}}</p>;\n`,
  })),
  ...['react-dom/client', '../react/texts.js'].map((module, index) => ({
    what: `a core that imports ${module}`,
    file: `libs/wallet/src/core/planted-import-${index}.ts`,
    rule: 'eslint(no-restricted-imports)',
    source: `export * as planted from '${module}';\n`,
  })),
  {
    what: 'a core that renders',
    file: 'libs/wallet/src/core/planted-component.tsx',
    rule: 'casino(no-jsx)',
    source: 'export const Planted = () => <hr />;\n',
  },
  {
    what: 'a core that sets a timer',
    file: 'libs/wallet/src/core/planted-timer.ts',
    rule: 'eslint(no-restricted-globals)',
    source: 'export const planted = (run: () => void) => setTimeout(run, 1_000);\n',
  },
  {
    what: 'a core that takes now out of Date',
    file: 'libs/wallet/src/core/planted-destructured.ts',
    rule: 'casino(no-clock)',
    source: 'const { now } = Date;\nexport const planted = now;\n',
  },
  ...['money', 'calendar-dates', 'play-limits'].map((library) => ({
    what: `a clock in ${library}`,
    file: `libs/${library}/src/planted-clock.ts`,
    rule: 'casino(no-clock)',
    source: 'export const planted = Date.now;\n',
  })),
  {
    what: 'a package that the manifest does not declare',
    file: 'libs/wallet/src/react/planted-package.ts',
    rule: 'casino(declared-packages)',
    source: "import { sha1 } from 'fast-check';\nexport const planted = sha1;\n",
  },
  {
    what: 'a parent that waits for a count of failures',
    file: 'libs/wallet/src/react/planted-count.ts',
    rule: 'casino(no-failure-count)',
    source:
      "import { type UseQueryResult } from '@tanstack/react-query';\nexport const planted = ({ failureCount }: UseQueryResult) => failureCount;\n",
  },
  {
    what: 'an export of everything',
    file: 'libs/wallet/src/planted-exports.ts',
    rule: 'casino(no-export-all)',
    source: "export * from './index.js';\n",
  },
  {
    what: 'a test casino in product code',
    file: 'libs/wallet/src/react/planted-testing.ts',
    rule: 'eslint(no-restricted-imports)',
    source: "export { createTestCasino } from '@casino-kit/provider/testing';\n",
  },
  {
    what: 'a live page that makes its foundation library depend on ui',
    file: 'libs/money/src/stories/planted.stories.tsx',
    rule: 'eslint(no-restricted-imports)',
    source:
      "import { Button } from '@casino-kit/ui';\nexport default { title: 'money/Planted', component: Button };\nexport const Planted = {};\n",
  },
  {
    what: 'a folder of the backend that imports one below it',
    file: 'apps/reference-backend/src/bonuses/planted-import.ts',
    rule: 'walls(imports)',
    source: "export { settle } from '../payments/settle.js';\n",
  },
  {
    what: 'a domain that imports the simulated payment provider',
    file: 'apps/reference-backend/src/payments/planted-provider.ts',
    rule: 'walls(imports)',
    source: "export { readFaults } from '../payment-provider/faults.js';\n",
  },
  {
    what: 'a dynamic import of a folder below it',
    file: 'apps/reference-backend/src/bonuses/planted-dynamic.ts',
    rule: 'walls(imports)',
    source: "export const planted = () => import('../payments/settle.js');\n",
  },
  {
    what: 'a file for every folder that imports one of them',
    file: 'apps/reference-backend/src/clock.ts',
    rule: 'walls(imports)',
    source: "import { type Database } from './database/database.js';\nexport type Planted = Database;\n",
  },
  {
    what: 'a folder of the backend without a row in the table',
    file: 'apps/reference-backend/src/planted-folder/routes.ts',
    rule: 'walls(imports)',
    source: "export { post } from '../ledger/transfer.js';\n",
  },
  ...['insert(identity.players)', 'update(people)', 'delete(people)'].map((write, index) => ({
    what: `a table of another folder in ${write}`,
    file: `apps/reference-backend/src/payments/planted-write-${index}.ts`,
    rule: 'walls(table-writes)',
    source: `import { players as people } from '../identity/tables.js';\nimport * as identity from '../identity/tables.js';\nexport const planted = (database: any) => [database.${write}, people, identity];\n`,
  })),
  ...['insert into ', 'update ', 'delete from '].map((write, index) => ({
    what: `a table of another folder in SQL that begins with ${write}`,
    file: `apps/reference-backend/src/payments/planted-sql-${index}.ts`,
    rule: 'walls(table-writes)',
    source: `import { sql } from 'drizzle-orm';\nimport { players } from '../identity/tables.js';\nexport const planted = sql\`${write}${'${players}'} set name = ''\`;\n`,
  })),
  {
    what: 'a focused test',
    file: 'libs/wallet/src/core/planted-focus.test.ts',
    rule: 'vitest(no-focused-tests)',
    source: "import { expect, it } from 'vitest';\nit.only('adds', () => expect(1).toBe(1));\n",
  },
  {
    what: 'a test that asserts nothing',
    file: 'libs/wallet/src/core/planted-assertion.test.ts',
    rule: 'vitest(expect-expect)',
    source: "import { it } from 'vitest';\nit('adds', () => undefined);\n",
  },
  {
    what: 'a circle of imports',
    file: 'libs/wallet/src/core/planted-circle.ts',
    rule: 'import(no-cycle)',
    source: "export { planted } from './planted-way-back.js';\nexport const first = 1;\n",
  },
  {
    what: 'the other side of that circle',
    file: 'libs/wallet/src/core/planted-way-back.ts',
    rule: 'import(no-cycle)',
    source: "import { first } from './planted-circle.js';\nexport const planted = first;\n",
  },
  {
    what: 'an any',
    file: 'libs/wallet/src/core/planted-any.ts',
    rule: 'typescript(no-explicit-any)',
    source: 'export const planted: any = 1;\n',
  },
  {
    what: 'a promise that nothing waits for',
    file: 'libs/wallet/src/core/planted-promise.ts',
    rule: 'typescript(no-floating-promises)',
    source: 'export function planted(work: () => Promise<void>): void {\n  work();\n}\n',
  },
];

const root = join(import.meta.dirname, '../../..');

/** Copies what git knows of the workspace, with links to its packages. @returns the path of the copy */
function copyWorkspace(place: string): string {
  const copy = join(place, 'workspace');
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const wanted = files.split('\0').filter((file) => /\.([cm]?[jt]sx?|jsonc?|css)$/.test(file));
  for (const file of wanted) cpSync(join(root, file), join(copy, file), { force: true });
  linkPackages(copy);
  return copy;
}

describe('lint', () => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'casino-kit-lint-')));
  let found: { filename: string; code: string }[] = [];
  let unformatted = '';
  beforeAll(() => {
    const workspace = copyWorkspace(place);
    const env = { ...process.env, NX_WORKSPACE_ROOT_PATH: workspace, NX_DAEMON: 'false', NX_TUI: 'false' };
    // The rule on boundaries reads the graph of the projects.
    const graph = spawnSync(join(root, 'node_modules/.bin/nx'), ['show', 'projects'], {
      cwd: workspace,
      env,
      encoding: 'utf8',
    });
    expect(graph.status, graph.stderr).toBe(0);
    for (const { file, source } of breaches) {
      mkdirSync(dirname(join(workspace, file)), { recursive: true });
      writeFileSync(join(workspace, file), source);
    }
    const files = breaches.map(({ file }) => file);
    const lint = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--type-aware', '--format=json', ...files],
      { cwd: workspace, env, encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    expect(lint.stdout, lint.stderr).toMatch(/^\{/);
    ({ diagnostics: found } = JSON.parse(lint.stdout) as { diagnostics: typeof found });
    writeFileSync(join(workspace, 'libs/wallet/src/core/planted-format.ts'), 'export const planted   =  "1"');
    unformatted = spawnSync(join(root, 'node_modules/.bin/oxfmt'), ['--list-different', 'libs/wallet'], {
      cwd: workspace,
      encoding: 'utf8',
    }).stdout;
  }, 300_000);
  afterAll(() => rmSync(place, { recursive: true, force: true }), 60_000);

  it.each(breaches)('finds $what', ({ file, rule }) => {
    expect(found.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule);
  });
  it('finds a file that is not formatted', () => {
    expect(unformatted).toContain('libs/wallet/src/core/planted-format.ts');
  });
});
