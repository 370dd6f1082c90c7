import { type Store } from './player-atom.js';

/** Returns a function that creates something once for each store, such as what persists the values of atoms. */
export function perStore<Made>(create: (store: Store) => Made): (store: Store) => Made {
  const known = new WeakMap<Store, { made: Made }>();
  return (store) => {
    const found = known.get(store) ?? { made: create(store) };
    known.set(store, found);
    return found.made;
  };
}
