import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installProject, pack, root, run } from './packing.ts';

const name = 'generated-sample';
const folder = join(root, 'libs', name);
const link = join(root, 'node_modules/@casino-kit', name);
const quiet = { NX_TUI: 'false', FORCE_COLOR: '0', NX_SKIP_NX_CACHE: 'true' };

function remove(): void {
  rmSync(folder, { recursive: true, force: true });
  rmSync(link, { force: true });
}

describe('a generated library', () => {
  beforeAll(() => {
    remove();
    run(
      'npx',
      [
        ...['nx', 'generate', '@casino-kit/tools:library', name],
        ...['--description', 'A library that a test makes.', '--skipInstall'],
      ],
      root,
      quiet,
    );
    symlinkSync(`../../libs/${name}`, link);
  });
  afterAll(remove);

  it.each(['build', 'test', 'lint', 'typecheck'])('passes %s with nothing edited', (target) => {
    expect(
      run(
        'npx',
        ['nx', 'run', `@casino-kit/${name}:${target}`, '--outputStyle=static', '--excludeTaskDependencies'],
        root,
        quiet,
      ),
    ).toContain('Successfully ran target');
  });
  it('shows in Storybook', () => {
    const output = run(
      'npx',
      ['vitest', 'run', '--config', 'vitest.stories.config.ts', '--reporter=dot'],
      root,
      { STORY_LIBRARIES: name, STORY_REPORT: join(tmpdir(), 'generated-stories.json') },
    );
    expect(output).toMatch(/4 passed/);
  });
  it('can be packed, installed in an empty project and rendered there', () => {
    const place = mkdtempSync(join(tmpdir(), 'casino-kit-generated-'));
    installProject(place, { archives: pack([name], place), files: {}, tools: [], compilerOptions: {} });
    const page = `const { createElement } = await import('react'); const { renderToStaticMarkup } = await import('react-dom/server'); const { GeneratedSamplePanel } = await import('@casino-kit/${name}'); console.log(renderToStaticMarkup(createElement(GeneratedSamplePanel, { entries: [] })));`;
    expect(run('node', ['--input-type=module', '-e', page], place)).toContain('Nothing here yet');
    rmSync(place, { recursive: true });
  });
  it('fails lint when it imports another domain library', () => {
    writeFileSync(join(folder, 'src/neighbour.ts'), "export { BalancePill } from '@casino-kit/wallet';\n");
    expect(() =>
      run('npx', ['nx', 'run', `@casino-kit/${name}:lint`, '--outputStyle=static'], root, quiet),
    ).toThrow(/type:domain/);
  });
});
