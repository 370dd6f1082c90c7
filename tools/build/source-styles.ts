import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { getImports } from './module-imports.ts';
import { isInPart, readStyleParts } from './style-parts.ts';

const libraries = resolve(import.meta.dirname, '../../libs');
const stylesheet = /^@casino-kit\/([\w-]+)\/styles(?:\/([\w-]+))?\.css$/;
const cssModule = /\.module\.css$/;
/** Stands for the class names of a CSS module, whose rules are in a stylesheet of its library. */
const classNames = /\.module\.js$/;

/** Returns the CSS modules of a library in the order in which its build writes them: what a module uses is before it. */
export function findCssModules(library: string): string[] {
  const known = new Set<string>();
  const found: string[] = [];
  const deferred = [join(library, 'src/index.ts')];
  const visit = (file: string): void => {
    if (known.has(file)) return;
    known.add(file);
    if (cssModule.test(file)) found.push(file);
    if (!/\.tsx?$/.test(file)) return;
    const { now, later } = getImports(file);
    now.forEach(visit);
    deferred.push(...later);
  };
  for (const file of deferred) visit(file);
  return found;
}

/**
 * Lets an app be built from the sources of libraries with the stylesheets that their builds have: `styles.css`, those of
 * parts, and class names in their components' modules. Without it, styles would be gathered by the app's chunks, some forty
 * small files.
 */
export function sourceStyles(): Plugin {
  let config: ResolvedConfig;
  // Both the components of a CSS module and its library's stylesheet need it.
  const known = new Map<string, ReturnType<typeof preprocessCSS>>();
  const scoped = (file: string) => {
    const sheet = known.get(file) ?? preprocessCSS(readFileSync(file, 'utf8'), file, config);
    known.set(file, sheet);
    return sheet;
  };
  return {
    name: 'source-styles',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(request, importer) {
      const [, name, part] = stylesheet.exec(request) ?? [];
      if (name !== undefined) {
        const file = join(libraries, name, 'src/styles.css');
        return existsSync(file) ? `${file}${part === undefined ? '' : `?part=${part}`}` : null;
      }
      if (importer?.startsWith(libraries) === true && cssModule.test(request))
        return resolve(dirname(importer), request.replace(/\.css$/, '.js'));
      return null;
    },
    async load(id) {
      if (!id.startsWith(libraries)) return null;
      if (classNames.test(id)) {
        const file = id.replace(/\.js$/, '.css');
        const { modules } = await scoped(file);
        return `export default ${JSON.stringify(modules ?? {})};`;
      }
      const [, library, part] = /^(.+)\/src\/styles\.css(?:\?part=(.+))?$/.exec(id) ?? [];
      if (library === undefined) return null;
      const parts = readStyleParts(library);
      const all = findCssModules(library);
      const files =
        part === undefined
          ? all
          : all.filter((file) => isInPart(parts, part, relative(join(library, 'src'), file))).toSorted();
      const sheets = await Promise.all(files.map(async (file) => (await scoped(file)).code));
      const own = part === undefined ? readFileSync(join(library, 'src/styles.css'), 'utf8') : '';
      return [own, ...sheets].join('\n');
    },
  };
}
