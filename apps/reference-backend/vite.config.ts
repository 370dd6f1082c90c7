import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { basename, dirname, join } from 'node:path';
import { build, defineConfig, mergeConfig, type Plugin } from 'vite';
import { readFromSource } from '../../tools/build/source-condition.ts';
import { fontFilePath, fontFilesIn } from './src/payment-provider/pages/fonts.ts';
import { cardFieldsStylesheet } from './src/payment-provider/pages/page-files.ts';
import { gather, gatheredLocales } from '../../tools/locales/src/gather.ts';

const project = fileURLToPath(new URL('.', import.meta.url));
const workspace = join(project, '..', '..');
const dist = join(project, 'dist');
const pages = join(project, 'src', 'payment-provider', 'pages');

/** Puts everything the backend serves beside its program, so that `dist` runs without the workspace. */
function withResources(): Plugin {
  return {
    name: 'backend-resources',
    async closeBundle() {
      cpSync(join(project, 'migrations'), join(dist, 'migrations'), { recursive: true });
      for (const [from, to] of [
        [join(workspace, 'tools', 'artwork', 'dist'), 'assets'],
        [join(workspace, 'apps', 'reference-game', 'dist'), 'game'],
      ] as const)
        if (existsSync(from)) cpSync(from, join(dist, to), { recursive: true });
        else this.warn(`${from} is missing: ${to} stays empty`);

      mkdirSync(join(dist, 'locales'), { recursive: true });
      for (const lng of gatheredLocales(workspace))
        writeFileSync(join(dist, 'locales', `${lng}.json`), JSON.stringify(gather(workspace, lng)));

      const source = join(project, 'src');
      for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }))
        if (basename(path) === 'locales')
          cpSync(join(source, path), join(dist, 'texts', dirname(path)), { recursive: true });

      cpSync(join(pages, 'bank.css'), join(dist, 'provider', 'bank.css'), { recursive: true });
      const styles = cardFieldsStylesheet();
      writeFileSync(join(dist, 'provider', 'card-fields.css'), styles);
      for (const name of fontFilesIn(styles)) cpSync(fontFilePath(name), join(dist, 'provider', name));
      // A thread has a program of its own.
      await build({
        ...readFromSource,
        configFile: false,
        logLevel: 'warn',
        build: {
          ssr: join(project, 'src', 'documents', 'pdf-thread.ts'),
          target: 'node20',
          outDir: dist,
          emptyOutDir: false,
          rolldownOptions: { output: { entryFileNames: 'pdf-thread.js', codeSplitting: false } },
        },
      });
      await build({
        ...readFromSource,
        configFile: false,
        logLevel: 'warn',
        build: {
          outDir: join(dist, 'provider'),
          emptyOutDir: false,
          lib: { entry: join(pages, 'card-fields.ts'), formats: ['es'], fileName: 'card-fields' },
        },
      });
    },
  };
}

export default defineConfig(
  mergeConfig(readFromSource, {
    root: project,
    plugins: [withResources()],
    ssr: { noExternal: ['big.js'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: dist,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(project, 'src', 'main.ts'),
        output: { entryFileNames: 'main.js', codeSplitting: false },
      },
    },
  }),
);
