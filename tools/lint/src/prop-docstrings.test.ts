import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { sourceCondition } from '../../build/source-condition.ts';

/** Names that say all in every component; a docstring is welcome where there is more to say. */
const selfExplaining = new Set(['children', 'className', 'open', 'onClose']);

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed['program']['body'][number];
type Declaration = Extract<Statement, { type: 'TSInterfaceDeclaration' | 'TSTypeAliasDeclaration' }>;
type Type = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation'];
type Member = Extract<Type, { type: 'TSTypeLiteral' }>['members'][number];

const declarationIn = (statement: Statement): Declaration | null => {
  const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return inner?.type === 'TSInterfaceDeclaration' || inner?.type === 'TSTypeAliasDeclaration' ? inner : null;
};

/** Returns the members that a type writes itself, not those of the types that it names. */
function getMembers(type: Type): Member[] {
  if (type.type === 'TSTypeLiteral') return type.members;
  if (type.type === 'TSParenthesizedType') return getMembers(type.typeAnnotation);
  return type.type === 'TSIntersectionType' || type.type === 'TSUnionType'
    ? type.types.flatMap(getMembers)
    : [];
}

/** Returns the names of the members of a declaration, and of those without a docstring directly before them. */
function propsIn(code: string, name: string, { program, comments }: Pick<Parsed, 'program' | 'comments'>) {
  const declaration = program.body.map(declarationIn).find((found) => found?.id.name === name);
  if (declaration === undefined || declaration === null) return null;
  const members =
    declaration.type === 'TSInterfaceDeclaration'
      ? declaration.body.body
      : getMembers(declaration.typeAnnotation);
  const named = members.flatMap((member) =>
    (member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature') && !member.computed
      ? [{ prop: code.slice(member.key.start, member.key.end), start: member.start }]
      : [],
  );
  const isDescribed = (start: number) =>
    comments.some(
      ({ type, value, end }) =>
        type === 'Block' &&
        /^\*[\s*]*[^\s*]/.test(value) &&
        end <= start &&
        code.slice(end, start).trim() === '',
    );
  return {
    all: named.map(({ prop }) => prop),
    missing: named
      .filter(({ prop, start }) => !selfExplaining.has(prop) && !isDescribed(start))
      .map(({ prop }) => prop),
  };
}

interface PublicProps {
  file: string;
  type: string;
  all: string[];
  missing: string[];
}

/** Returns the `…Props` that a module exports, those of the modules that it exports from included. */
function publicProps(file: string, only?: ReadonlyMap<string, string>): PublicProps[] {
  const code = readFileSync(file, 'utf8');
  const parsed = parseSync(file, code);
  // Of an export from another module, what that one calls it.
  const further = new Map<string, Map<string, string>>();
  const own: PublicProps[] = [];
  for (const { moduleRequest, importName, exportName, localName } of parsed.module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const name = exportName.name ?? '';
    const shown = only === undefined ? name : only.get(name);
    if (shown === undefined || !shown.endsWith('Props')) continue;
    if (moduleRequest === null) {
      const props = propsIn(code, localName.name ?? name, parsed);
      if (props !== null) own.push({ file, type: shown, ...props });
    } else if (moduleRequest.value.startsWith('.')) {
      const path = resolve(dirname(file), moduleRequest.value);
      const names = further.get(path) ?? new Map<string, string>();
      further.set(path, names.set(importName.name ?? name, shown));
    }
  }
  return [
    ...own,
    ...[...further].flatMap(([path, names]) => {
      const found = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find(existsSync);
      if (found === undefined) throw new Error(`${file} exports from ${path}, which does not exist.`);
      return publicProps(found, names);
    }),
  ];
}

const root = resolve(import.meta.dirname, '../../..');
const libraries = readdirSync(join(root, 'libs')).filter((name) =>
  existsSync(join(root, 'libs', name, 'package.json')),
);

/** Returns the modules of source that a library's manifest exports. */
function getEntries(library: string): string[] {
  const folder = join(root, 'libs', library);
  const { exports: entries = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, string | Record<string, string>>;
  };
  return Object.values(entries)
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry[sourceCondition] ?? '']))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path));
}

const getProps = (library: string) => [
  ...new Map(
    getEntries(library)
      .flatMap((entry) => publicProps(entry))
      .map((props) => [`${props.file} ${props.type}`, props]),
  ).values(),
];

describe('props of public components', () => {
  const found = libraries.map((library) => ({ library, props: getProps(library) }));

  it('are found', () => {
    expect(found.flatMap(({ props }) => props.flatMap(({ all }) => all)).length).toBeGreaterThan(500);
  });
  it.each(found.map(({ library, props }) => [library, props] as const))(
    'of %s have a docstring each',
    (_, props) => {
      const missing = props.flatMap(({ file, type, missing: names }) =>
        names.map((name) => `${relative(root, file)}: ${type}.${name}`),
      );
      expect(missing).toEqual([]);
    },
  );
  it('are found in interfaces and in types, without those that they inherit', () => {
    const code = `
      interface Inherited { ofParent: string }
      export interface PlantedProps extends Inherited {
        /** Says something. */
        described: string;
        /* No docstring. */
        commented: string;
        /***/
        empty: string;
        onClose: () => void;
        method(): void;
      }
      export type UnionProps = Pick<Inherited, 'ofParent'> & ({ /** One. */ one: 1 } | { 'aria-label': string });
    `;
    const parsed = parseSync('planted.ts', code);
    expect(propsIn(code, 'PlantedProps', parsed)).toEqual({
      all: ['described', 'commented', 'empty', 'onClose', 'method'],
      missing: ['commented', 'empty', 'method'],
    });
    expect(propsIn(code, 'UnionProps', parsed)?.missing).toEqual(["'aria-label'"]);
    expect(propsIn(code, 'OtherProps', parsed)).toBeNull();
  });
});
