/**
 * Measures what a host adds to its pages for deposits by card: this library's form with the card alone, gzipped, beside
 * the card drop-in of `@adyen/adyen-web`. The same Vite bundles both, without React, React DOM and TanStack Query. Lazy
 * parts (dialogs about a bonus, a payer's missing details) are listed separately. Exits with 1 if ours is more than
 * half of theirs. Run: `node bench/card-only-size.mjs` (`npm run size`).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';

const own = dirname(import.meta.dirname);
const adyenVersion = '6.45.2';
const external = [/^react($|\/)/, /^react-dom($|\/)/, /^@tanstack\/react-query$/];

/**
 * Bundles an entry and returns gzipped bytes: of scripts that load at once, of those that may follow, and of styles.
 */
async function measure(root, code) {
  const entry = join(root, 'card-only-entry.mjs');
  writeFileSync(entry, code);
  try {
    const { output } = await build({
      root,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions: ['@casino-kit/source', ...defaultClientConditions] },
      esbuild: { jsx: 'automatic' },
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        modulePreload: false,
        rolldownOptions: {
          input: entry,
          external,
          preserveEntrySignatures: 'strict',
          output: { format: 'es' },
        },
      },
    });
    const chunks = new Map(
      output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
    );
    const first = [...chunks.values()].find(({ isEntry }) => isEntry);
    const atOnce = new Set();
    const follow = (name) => {
      const chunk = chunks.get(name);
      if (chunk === undefined || atOnce.has(name)) return;
      atOnce.add(name);
      chunk.imports.forEach(follow);
    };
    follow(first.fileName);
    const size = (text) => gzipSync(text, { level: 9 }).length;
    const sum = (list) => list.reduce((total, { code }) => total + size(code), 0);
    const modules = [...atOnce].flatMap((name) =>
      Object.entries(chunks.get(name).modules).map(([id, { renderedLength }]) => ({
        id,
        bytes: renderedLength,
      })),
    );
    return {
      scripts: sum([...atOnce].map((name) => chunks.get(name))),
      later: sum([...chunks.values()].filter(({ fileName }) => !atOnce.has(fileName))),
      styles: output
        .filter(({ fileName }) => fileName.endsWith('.css'))
        .reduce((total, { source }) => total + size(source), 0),
      modules,
    };
  } finally {
    rmSync(entry, { force: true });
  }
}

/** The drop-in with the card, as its documentation imports it, from a temporary folder. */
async function measureAdyen() {
  const folder = mkdtempSync(join(tmpdir(), 'card-only-size-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `@adyen/adyen-web@${adyenVersion}`], {
      cwd: folder,
      stdio: 'ignore',
      timeout: 180_000,
    });
    if (!existsSync(join(folder, 'node_modules/@adyen/adyen-web'))) return null;
    return await measure(
      folder,
      "import '@adyen/adyen-web/styles/adyen.css';\nexport { AdyenCheckout, Card, Dropin } from '@adyen/adyen-web';\n",
    );
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const line = (name, { scripts, later, styles }) =>
  console.log(
    `${name.padEnd(44)} ${kilobytes(scripts).padStart(9)} scripts, ${kilobytes(styles)} styles` +
      (later > 0 ? `, ${kilobytes(later)} more on demand` : ''),
  );

const scratch = join(own, 'reports', 'card-only');
mkdirSync(scratch, { recursive: true });
const ours = await measure(scratch, "export { DepositForm, cardMethod } from '@casino-kit/payments';\n");
rmSync(scratch, { recursive: true, force: true });
line('@casino-kit/payments: DepositForm, cardMethod', ours);
if (process.argv.includes('--modules'))
  console.log(ours.modules.map(({ id, bytes }) => `${bytes} ${id}`).join('\n'));

const foreign = ours.modules
  .map(({ id }) => id)
  .filter((id) => /\/uqr\/|barcode-detector|zxing|\/methods\/(crypto|upi|cpf|skrill|bank)\//.test(id));
if (foreign.length > 0) {
  console.error(`These do not belong to a card:\n${foreign.join('\n')}`);
  process.exitCode = 1;
}
if (process.argv.includes('--x')) process.exit(0);
const theirs = await measureAdyen();
if (theirs === null) console.log('@adyen/adyen-web could not be installed: nothing to compare with.');
else {
  line(`@adyen/adyen-web ${adyenVersion}: Dropin, Card`, theirs);
  const share = ours.scripts / theirs.scripts;
  console.log(`Ours is ${(share * 100).toFixed(0)} % of theirs; at most 50 % is allowed.`);
  if (share > 0.5) process.exitCode = 1;
}
