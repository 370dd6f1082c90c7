import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { supportedBrowsers } from '../../tools/build/browsers.ts';
import { readFromSource } from '../../tools/build/source-condition.ts';
import { sourceStyles } from '../../tools/build/source-styles.ts';

/** Writes which modules went into which chunk, for the check of the first load's size. */
function moduleList(): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    generateBundle(_, bundle) {
      const list = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [
              [
                chunk.fileName,
                Object.fromEntries(
                  Object.entries(chunk.modules).map(([id, { renderedLength }]) => [
                    relative('../..', id),
                    renderedLength,
                  ]),
                ),
              ] as const,
            ]
          : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(list)),
      });
    },
  };
}

/**
 * Lets the build drop the parts of the router that the shell does not use (data routes, forms, prefetching): they are
 * created by calls, and named by assignments, that its package does not mark as free of side effects.
 */
function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/.*\.mjs$/.test(id)) return null;
      return {
        code: code
          .replaceAll(
            /^(var \w+ = )(React\d*\.(?:createContext|memo|forwardRef)\()/gm,
            '$1/* @__PURE__ */ $2',
          )
          .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      };
    },
  };
}

const productionRouter = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

const production: UserConfig = {
  ssr: { noExternal: ['react-router-dom', 'react-router'] },
  resolve: {
    alias: [
      // The package's exports name only its development build; the other one has no warnings.
      { find: /^react-router$/, replacement: productionRouter },
      // React has had this hook since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
};

/** A file for modules that several lazy parts share, in place of one file for each set of parts. */
const shared = (name: string, priority: number, ...paths: string[]) => ({
  name,
  priority,
  minShareCount: 2,
  test: new RegExp(paths.join('|')),
});

/** What of ui needs react-aria: no page may load that for a field or an icon. */
const uiDialogs = String.raw`libs/ui/src/(dialog|menu/menu-popover|tabs|tooltip|toast|provider/aria)`;

/**
 * Which modules share a file. A part that needs one of them loads them all, and a group takes along what its modules
 * import unless a group of higher priority has it; so each has only what belongs together. What a single lazy part needs
 * stays in the file of that part.
 */
const groups = [
  { name: 'first', priority: 9, tags: ['$initial' as const], test: /(?<!\.css)$/ },
  // What every visit reports and checks once its first page is hydrated.
  {
    name: 'visit',
    priority: 8.5,
    test: new RegExp(
      [
        String.raw`apps/casino/src/(access/(access|cookie-banner)|layout/(visit|offline-|newer-build)).*(?<!\.css)$`,
        'libs/telemetry/',
        'libs/ui/src/(toast/toaster|use-online/)',
        String.raw`libs/compliance/src/(core/|react/(browser|banner-texts|blocked-country/use-country-block|cookie-consent/(use-|cookie-banner))).*(?<!\.css)$`,
        'libs/i18n/src/react/rich-text',
        String.raw`libs/api-contract/src/(endpoints/(visit|places|core)|entities/(place|script))`,
      ].join('|'),
    ),
  },
  shared(
    'page',
    8,
    String.raw`apps/casino/src/(app|locales/pages|layout/slim-footer|pages/(page-|not-found|other-pages))`,
    String.raw`node_modules/(?!.*(queriesObserver|useQueries))(lucide-react|@tanstack/(query-core|react-query)|big\.js|clsx)/`,
    String.raw`(?!.*${uiDialogs})libs/(ui|money|calendar-dates)/`,
  ),
  shared('dialog', 7, String.raw`node_modules/(react-aria|react-stately|@internationalized)`, uiDialogs),
  shared(
    'contract',
    6,
    // Without what belongs to single pages of play.
    String.raw`libs/api-contract/src/(?!field-rules/(?!email)|game-filter|(entities|endpoints)/(chat|favourites|tournament|referral|game-pulse|notice|security|original))`,
    'libs/api-client/',
  ),
  shared('game-texts', 5.7, 'libs/games/src/(react/game-texts|locales/game/en)'),
  // What every page of a player loads: the bar of the account with the bell, and what keeps balances, hearts and badges current.
  {
    name: 'player-layout',
    priority: 5.65,
    test: new RegExp(
      [
        String.raw`apps/casino/src/layout/(live-account|player-bar|inbox-bell|use-notice-links|identity-confirmation|chat/(load-chat-place|chat-(button|host|row|visit))).*(?<!\.css)$`,
        String.raw`libs/games/src/(core/favourite|react/use-live-favourites)`,
        String.raw`apps/casino/src/browser/confirm-identity\.`,
        String.raw`libs/notices/src/(core|react/(use-|texts|notices-bell/notices-bell)).*(?<!\.css)$`,
        String.raw`libs/api-contract/src/(endpoints/favourites|(entities|endpoints)/(chat|notices?)\.)`,
      ].join('|'),
    ),
  },
  // The hearts of a player's games.
  {
    name: 'favourites',
    priority: 5.6,
    test: /libs\/games\/src\/react\/(use-favourite|favourite-button\/favourite-button).*(?<!\.css)$/,
  },
  // What every list of games shows, and its filters.
  shared(
    'game-lists',
    5.5,
    String.raw`libs/games/src/(core/(list-|game-sort)|react/(sort-select|game-grid/(game-grid|game-tiles|use-game-list)|game-filters/(filtered-list|game-filters\.module)))`,
    'libs/api-contract/src/game-filter',
  ),
  // What the dot beside the rewards needs; the days themselves open dialogs.
  shared(
    'rakeback-today',
    5.45,
    String.raw`libs/rakeback-calendar/src/(core/(rakeback-queries|day-state|claim-response|calendar-)|react/use-today)`,
  ),
  shared(
    'calendar-days',
    5.4,
    String.raw`libs/rakeback-calendar/src/(core/statement-|react/(day-cell|day-details|calendar-state|use-statements|sha256))`,
  ),
  shared('rewards', 5, 'libs/bonuses/'),
  shared(
    'form',
    4,
    String.raw`node_modules/(react-hook-form|@hookform)/`,
    'libs/player-fields/',
    // Without what only a withdrawal asks, with its table of IBANs.
    'field-rules/(?!iban|withdrawal)',
  ),
  // Texts and styles of every dialog of an account.
  shared('account-dialogs', 3.5, 'libs/auth/src/(styles|locales/en|react/(texts|use-focus-on))'),
  shared(
    'player',
    3,
    'libs/cashback/',
    String.raw`libs/wallet/src/(?!core/transaction|react/transactions-page)`,
    'libs/session/src/core/player-name',
    String.raw`libs/payments/src/(core/(open-|seen-|persisted-record|deposit-outcome|outcome)|react/(open-|.*/use-(failed|seen)))`,
  ),
  // The list of transactions, on its own page and on the wallet's.
  shared('transactions', 2.5, 'libs/wallet/'),
  // The limits that deposits, games and the lists of limits check before a player can continue.
  shared(
    'limits',
    2,
    String.raw`libs/play-limits/src/core/(restriction|change-limit|limit-slots)`,
    String.raw`libs/responsible-gaming/src/(core/(limit-list|protection-queries)|react/use-(loaded|protection)\.)`,
    'apps/casino/src/modals/use-own-limits',
    'libs/payments/src/core/own-limits',
  ),
  shared('cashier', 2, String.raw`libs/payments/(?!.*(dialog|withdrawal))`),
  // What every deposit shows once its data is there.
  {
    name: 'deposit',
    priority: 1,
    test: new RegExp(
      [
        'apps/casino/src/modals/deposit-prefill',
        String.raw`libs/payments/src/(core/deposit-rewards|react/(bonus-choice/bonus-choice|coupon-field/coupon-field|payer-details|pending-deposits)).*(?<!\.css)$`,
      ].join('|'),
    ),
  },
];

/** Every library is read from its source; only the themes, which are generated, are built before. */
export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === 'serve' ? readFromSource : mergeConfig(readFromSource, production)),
  plugins: [
    react(),
    ...(command === 'serve' ? [] : [sourceStyles()]),
    ...(isSsrBuild ? [] : [shakeRouter(), moduleList()]),
  ],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: isSsrBuild ? 'es2022' : supportedBrowsers,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild
        ? ['src/server/main.ts']
        : ['src/browser/main.tsx', 'src/themes/curacao.css', 'src/themes/lulu.css'],
      ...(!isSsrBuild && {
        output: { codeSplitting: { groups } },
        // Reading a property does nothing else: a value that is read and not used is dropped.
        treeshake: { propertyReadSideEffects: false },
      }),
    },
  },
}));
