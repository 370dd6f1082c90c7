import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Files beside the folders that every folder may import; they import only each other. */
const ground = [
  'ask-service',
  'clock',
  'configuration',
  'domain-texts',
  'interval-job',
  'read-model',
  'resources',
];

/** What protection needs, which every domain asks that moves money. */
const forProtection = [
  'database',
  'http',
  'idempotency',
  'identity',
  'ledger',
  'services',
  'settings',
  'wallets',
];
const forMoney = [...forProtection, 'notices', 'protection'];

/**
 * What each folder of `src` may import, besides itself and the ground; a file beside the folders counts as one. A row
 * names only rows above it, so there is no cycle. `undefined`: everything above.
 */
export const folders = {
  slots: [],
  database: [],
  outbox: ['database'],
  http: ['database'],
  'background-tasks': ['http'],
  idempotency: ['database', 'http'],
  settings: ['database', 'http'],
  'payment-protocol': [],
  'exclusion-register': ['database'],
  'activity-file': [],
  'limit-file': [],
  catalogue: ['http', 'settings', 'slots'],
  identity: ['background-tasks', 'database', 'http', 'outbox', 'settings'],
  ledger: ['database', 'identity'],
  live: ['identity'],
  services: [
    'activity-file',
    'background-tasks',
    'catalogue',
    'database',
    'exclusion-register',
    'identity',
    'limit-file',
    'live',
    'payment-protocol',
  ],
  notices: ['database', 'http', 'identity', 'live', 'services'],
  security: ['database', 'http', 'identity', 'live', 'notices', 'outbox', 'services', 'settings'],
  favourites: ['catalogue', 'database', 'http', 'identity', 'services'],
  visitors: ['database', 'http', 'identity', 'services'],
  wallets: ['database', 'http', 'identity', 'ledger', 'live', 'services', 'settings'],
  loyalty: ['database', 'http', 'identity', 'ledger', 'services', 'settings'],
  protection: [...forProtection, 'activity-file', 'exclusion-register', 'limit-file', 'loyalty', 'notices'],
  consent: ['database', 'http', 'identity', 'protection', 'services', 'settings'],
  affordability: ['database', 'identity', 'ledger', 'settings'],
  rakeback: [...forMoney, 'consent', 'loyalty'],
  bonuses: [...forMoney, 'catalogue', 'consent', 'loyalty'],
  tournaments: [...forMoney, 'catalogue', 'live'],
  rounds: [...forMoney, 'bonuses', 'catalogue', 'loyalty', 'rakeback', 'slots', 'tournaments'],
  roulette: [...forMoney, 'bonuses', 'catalogue', 'live', 'loyalty', 'rakeback', 'rounds', 'tournaments'],
  originals: [...forMoney, 'bonuses', 'catalogue', 'loyalty', 'rakeback', 'rounds', 'tournaments'],
  crash: [
    ...forMoney,
    'bonuses',
    'catalogue',
    'live',
    'loyalty',
    'originals',
    'rakeback',
    'rounds',
    'tournaments',
  ],
  payments: [...forMoney, 'affordability', 'bonuses', 'payment-protocol', 'rounds'],
  withdrawals: [...forMoney, 'bonuses', 'payments'],
  referrals: [...forMoney, 'payments', 'rakeback', 'rounds'],
  documents: ['affordability', 'database', 'http', 'identity', 'notices', 'payments', 'services', 'settings'],
  persons: [...forMoney, 'catalogue', 'documents', 'exclusion-register', 'live'],
  history: ['catalogue', 'database', 'http', 'ledger', 'payments', 'services'],
  activity: ['catalogue', 'database', 'http', 'ledger', 'protection', 'services', 'settings'],
  chat: ['database', 'http', 'identity', 'live', 'protection', 'rounds', 'services'],
  'user-details': [
    'bonuses',
    'database',
    'http',
    'identity',
    'ledger',
    'loyalty',
    'payments',
    'protection',
    'referrals',
    'services',
    'settings',
  ],
  demo: undefined,
  // The simulated companies: no domain imports them, only the start and the control page.
  'payment-provider': ['database', 'http', 'payment-protocol'],
  control: undefined,
  'shared-reads': undefined,
  modules: undefined,
  backend: undefined,
  run: undefined,
  main: undefined,
};

/** Returns the rows that a row may import. @throws Error when one of them is not above it */
export function allowedFor(table, folder) {
  const rows = Object.keys(table);
  const above = rows.slice(0, rows.indexOf(folder));
  const allowed = table[folder] ?? above;
  const wrong = allowed.filter((name) => !above.includes(name));
  if (wrong.length > 0)
    throw new Error(`${folder} may import only what is above it, not ${wrong.join(', ')}.`);
  return [...allowed, ...ground, folder];
}

const allowedImports = new Map(Object.keys(folders).map((folder) => [folder, allowedFor(folders, folder)]));

/** Returns the folder of `src` that a file is in, or the name of a file beside the folders; undefined elsewhere. */
function getFolder(file) {
  const path = relative(source, file);
  return path.startsWith('..') ? undefined : path.split(sep)[0]?.replace(/(\.test)?\.[jt]s$/, '');
}

/** Rejects an import of a folder that the table of folders does not allow. */
const imports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const folder = getFolder(context.filename);
    if (folder === undefined) return {};
    const allowed = ground.includes(folder) ? ground : allowedImports.get(folder);
    const check = ({ source: from }) => {
      if (typeof from?.value !== 'string' || !from.value.startsWith('.')) return;
      const target = getFolder(join(dirname(context.filename), from.value));
      if (target === undefined || allowed?.includes(target)) return;
      const message = `${folder} must not import ${target}: see the table in lint/folder-walls.mjs.`;
      context.report({ node: from, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const writes = new Set(['insert', 'update', 'delete']);

const rawWrite = /\b(?:insert\s+into|update|delete\s+from|truncate)\s+$/i;

/** Rejects a statement that writes to a table of another folder, also one in SQL of its own. */
const tableWrites = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const owners = new Map();
    const check = (table) => {
      const name = table?.type === 'MemberExpression' ? table.object.name : table?.name;
      const owner = owners.get(name);
      if (owner === undefined) return;
      context.report({
        node: table,
        message: `Only files of ${owner} write to ${name}: call one of its functions.`,
      });
    };
    return {
      ImportDeclaration({ source: from, specifiers }) {
        const [, owner] = /^\.\.\/([\w-]+)\/tables\.js$/.exec(from.value) ?? [];
        if (owner !== undefined) for (const { local } of specifiers) owners.set(local.name, owner);
      },
      CallExpression({ callee, arguments: [table] }) {
        if (callee.type === 'MemberExpression' && writes.has(callee.property.name)) check(table);
      },
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.name !== 'sql') return;
        for (const [index, table] of quasi.expressions.entries())
          if (rawWrite.test(quasi.quasis[index].value.raw)) check(table);
      },
    };
  },
};

/** The walls between the folders of the backend, as an ESLint plugin. */
export default { meta: { name: 'walls' }, rules: { imports, 'table-writes': tableWrites } };
