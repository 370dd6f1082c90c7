/**
 * The files of the shell's JavaScript that several pages or lazy parts load, in the order in which they choose their
 * modules. Which modules a package has for each is said by its manifest's `chunks`. A part that needs one of a file's modules
 * loads them all, so each has only what belongs together; what a single lazy part needs is in the file of that part.
 */
export const chunks = [
  { name: 'first', takes: 'initial' },
  // What every visit reports and checks once its first page is hydrated.
  { name: 'visit', takes: 'all' },
  {
    name: 'page',
    takes: 'shared',
    packages: [
      ...['lucide-react', '@tanstack/query-core', '@tanstack/react-query', 'big.js', 'clsx'],
      // Few parts ask for several things at once.
      '!@tanstack/query-core/build/modern/queriesObserver.js',
      '!@tanstack/react-query/build/modern/useQueries.js',
    ],
  },
  // What needs react-aria: no page may load that for a field or an icon.
  {
    name: 'dialog',
    takes: 'shared',
    packages: ['react-aria', 'react-aria-components', 'react-stately', '@internationalized/string'],
  },
  // Without what belongs to single pages of play.
  { name: 'contract', takes: 'shared' },
  { name: 'game-texts', takes: 'shared' },
  // What every page of a player loads: the bar of the account with the bell, and what keeps balances, hearts and badges current.
  { name: 'player-layout', takes: 'all' },
  // The hearts of a player's games.
  { name: 'favourites', takes: 'all' },
  // What every list of games shows, and its filters.
  { name: 'game-lists', takes: 'shared' },
  // What the dot beside the rewards needs; the days themselves open dialogs.
  { name: 'rakeback-today', takes: 'shared' },
  { name: 'calendar-days', takes: 'shared' },
  { name: 'rewards', takes: 'shared' },
  { name: 'form', takes: 'shared', packages: ['react-hook-form', '@hookform/resolvers'] },
  // Texts and styles of every dialog of an account.
  { name: 'account-dialogs', takes: 'shared' },
  { name: 'player', takes: 'shared' },
  // The list of transactions, on its own page and on the wallet's.
  { name: 'transactions', takes: 'shared' },
  // The limits that deposits, games and the lists of limits check before a player can continue.
  { name: 'limits', takes: 'shared' },
  { name: 'cashier', takes: 'shared' },
  // What every deposit shows once its data is there.
  { name: 'deposit', takes: 'all' },
] as const;
