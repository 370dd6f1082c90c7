import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Returns the JavaScript that an app loads initially for one import of a library, in bytes (gzip): what the import needs
 * at once, bundled for production without the libraries in `external`. Parts that load later are not counted.
 */
export async function firstLoad(
  names: string,
  library: { name: string; folder: string; external: readonly string[] },
): Promise<number> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export ${names} from '${library.name}';`, resolveDir: library.folder },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    external: library.external.flatMap((name) => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const chunks = new Set<string>();
  const visit = (path: string) => {
    if (chunks.has(path)) return;
    chunks.add(path);
    for (const { path: imported, kind, external } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) visit(imported);
  };
  // A part that loads later is an entry of its own.
  const entry = Object.keys(metafile.outputs).find(
    (path) => metafile.outputs[path]?.entryPoint === '<stdin>',
  );
  visit(entry ?? '');
  const files = new Set([...chunks].map((path) => basename(path)));
  const loaded = outputFiles.filter(({ path }) => files.has(basename(path)));
  return loaded.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}
