import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtinModules } from 'node:module';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

const problem = (create) => ({ meta: { type: 'problem', schema: [] }, create });

const hasClientDirective = ({ body }) =>
  body.some(({ type, directive }) => type === 'ExpressionStatement' && directive === 'use client');

/**
 * React evaluates a module on the server as well unless it starts with 'use client'. Every module that renders, or uses
 * a hook or a context, needs the directive, so that a server component can import the library.
 */
const needsClient = problem((context) => {
  let isClient = false;
  const check = (node) => {
    if (isClient) return;
    isClient = true;
    context.report({
      node,
      message: "A module that renders or uses hooks or contexts starts with 'use client'.",
    });
  };
  return {
    Program(program) {
      isClient = hasClientDirective(program);
    },
    ImportDeclaration(node) {
      const isValue = ({ type, importKind }) => type === 'ImportSpecifier' && importKind !== 'type';
      if (
        /^(react|react-dom)$/.test(node.source.value) &&
        node.importKind !== 'type' &&
        node.specifiers.some(isValue)
      )
        check(node);
    },
    CallExpression(node) {
      if (/^(use[A-Z]\w*|createContext|createTexts)$/.test(node.callee.name ?? '')) check(node);
    },
    JSXElement: check,
    JSXFragment: check,
  };
});

/** A server component can import a core module: it is no client module. */
const noClientDirective = problem((context) => ({
  ExpressionStatement(node) {
    if (node.directive === 'use client')
      context.report({ node, message: 'A core module is shared with the server: it has no directive.' });
  },
}));

/** Public names are written out, so that a changed one shows in review. */
const noExportAll = problem((context) => ({
  ExportAllDeclaration(node) {
    context.report({ node, message: 'Public names are written out.' });
  },
}));

/** The name of a property, as an identifier or a string. */
const getName = (key) => key.name ?? key.value;

/** Core is plain TypeScript that gets clock and zone as arguments. */
const noClock = problem((context) => {
  const report = (node) => context.report({ node, message: 'The clock comes in as an argument.' });
  const isClock = (node) =>
    ['Date', 'performance'].includes(node?.type === 'MemberExpression' ? getName(node.property) : node?.name);
  return {
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date') report(node);
    },
    MemberExpression(node) {
      if (isClock(node.object) && getName(node.property) === 'now') report(node);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || !isClock(init)) return;
      for (const property of id.properties)
        if (property.type === 'Property' && getName(property.key) === 'now') report(property);
    },
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0) report(node);
    },
  };
});

const shownAttributes = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title']);
const isText = (value) => typeof value === 'string' && /\p{L}{2}/u.test(value);

/** Returns the texts that an expression shows: of both sides of a condition, and of a template. */
function getTexts(node) {
  if (node.type === 'Literal') return [node.value];
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(getTexts);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(getTexts);
  return [];
}

/** What a player reads comes from the texts of the library, in every language. */
const noLiteralText = problem((context) => {
  const report = (node) =>
    context.report({ node, message: 'A text that a player reads has a key in the locales of its library.' });
  return {
    JSXText(node) {
      if (isText(node.value)) report(node);
    },
    JSXExpressionContainer(node) {
      const isShown =
        ['JSXElement', 'JSXFragment'].includes(node.parent?.type) ||
        (node.parent?.type === 'JSXAttribute' && shownAttributes.has(node.parent.name.name));
      if (isShown && getTexts(node.expression).some(isText)) report(node);
    },
    JSXAttribute(node) {
      const text = node.value?.type === 'Literal' ? node.value.value : undefined;
      if (shownAttributes.has(node.name.name) && isText(text)) report(node);
    },
  };
});

/**
 * A parent that shows its child only after the first failure of a query must not read `failureCount`: it is zero again,
 * and the query pending, when the child subscribes to a failed query. The parent would unmount the child, without end.
 */
const noFailureCount = problem((context) => ({
  Identifier(node) {
    if (node.name === 'failureCount')
      context.report({
        node,
        message: 'Wait for `isFetched`: failureCount is reset whenever a failed query is refetched.',
      });
  },
}));

const globalObjects = new Set(['globalThis', 'window', 'self']);

/** Calls go through api-client; the global itself is restricted by `no-restricted-globals`. */
const noGlobalFetch = problem((context) => ({
  MemberExpression(node) {
    if (globalObjects.has(node.object.name) && getName(node.property) === 'fetch')
      context.report({ node, message: 'Calls go through api-client.' });
  },
}));

/** A core renders nothing. */
const noJsx = problem((context) => {
  const report = (node) =>
    context.report({ node, message: 'A core renders nothing: components are in react/.' });
  return { JSXElement: report, JSXFragment: report };
});

const builtin = new Set(builtinModules);
const manifests = new Map();

/** Returns the manifest of the project that a file belongs to, or `null` outside of the projects. */
function findManifest(file) {
  const [group, project] = relative(workspace, file).split(sep);
  if (!['apps', 'libs', 'tools'].includes(group) || project === undefined) return null;
  const folder = join(workspace, group, project);
  if (!manifests.has(folder)) {
    const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    const declared = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
    manifests.set(folder, { folder, names: new Set([name, ...declared]) });
  }
  return manifests.get(folder);
}

const getPackageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** A project imports the packages that its manifest declares, so that it can be installed alone. */
const declaredPackages = problem((context) => {
  const manifest = findManifest(context.filename);
  if (manifest === null) return {};
  const check = ({ source, importKind, exportKind }) => {
    const specifier = source?.value;
    if (typeof specifier !== 'string' || /^[./#]|^(node|virtual):/.test(specifier)) return;
    const name = getPackageName(specifier);
    if (builtin.has(name) || manifest.names.has(name)) return;
    const isType = importKind === 'type' || exportKind === 'type';
    if (isType && manifest.names.has(`@types/${name}`)) return;
    context.report({
      node: source,
      message: `${name} is not declared in ${relative(workspace, manifest.folder)}/package.json.`,
    });
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
});

/** A library is imported by its public entries: nobody depends on where its files are. */
const noDeepImport = problem((context) => {
  const check = ({ source }) => {
    if (typeof source?.value === 'string' && /^@casino-kit\/[\w-]+\/(src|dist)\//.test(source.value))
      context.report({ node: source, message: 'A library is imported by its public entries.' });
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
});

/** The rules of this workspace that no plugin has. .oxlintrc.json decides where each applies. */
export default {
  meta: { name: 'casino' },
  rules: {
    'declared-packages': declaredPackages,
    'needs-client': needsClient,
    'no-client-directive': noClientDirective,
    'no-clock': noClock,
    'no-deep-import': noDeepImport,
    'no-export-all': noExportAll,
    'no-failure-count': noFailureCount,
    'no-global-fetch': noGlobalFetch,
    'no-jsx': noJsx,
    'no-literal-text': noLiteralText,
  },
};
