/**
 * Node loader that imports modules as a React server does: a module that starts with 'use client' becomes references,
 * which throw when they are called. Use with `--conditions=react-server`, in which React has no hooks and contexts.
 */
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

if (isMainThread) register(import.meta.url);

const named = /^export\s*\{([^}]*)\}/gm;
const declared = /^export\s+(?:async\s+)?(?:const|let|function|class)\s+(\w+)/gm;

function exportedNames(code) {
  const lists = [...code.matchAll(named)].flatMap(([, list]) => list.split(','));
  const names = lists
    .map((item) =>
      item
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    )
    .filter(Boolean);
  return [...new Set([...names, ...[...code.matchAll(declared)].map(([, name]) => name)])];
}

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !/\.m?js$/.test(url)) return nextLoad(url, context);
  const code = await readFile(fileURLToPath(url), 'utf8');
  if (!/^\s*['"]use client['"]/.test(code)) return nextLoad(url, context);
  const references = exportedNames(code).map(
    (name, at) =>
      `function reference${at}() { throw new Error('${name} is client code and was called on the server'); }\nexport { reference${at} as ${name} };`,
  );
  return { format: 'module', shortCircuit: true, source: references.join('\n') };
}
