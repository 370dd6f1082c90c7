import { type PaymentMethod } from '@casino-kit/api-contract';

/** From so many methods on, the list starts with a part of them and can be searched. */
export const manyMethods = 24;
/** How many methods the list starts with then. */
export const firstMethods = 12;

const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** What a list of methods shows. */
export interface MethodListView {
  query: string;
  isWhole: boolean;
  selectedId: string | null;
}

/**
 * Returns the methods that a list shows, in their order: those whose name contains the query; without one all of them,
 * or of many the first ones and the selected one. Case and accents do not matter.
 */
export function methodsInList(
  methods: readonly PaymentMethod[],
  { query, isWhole, selectedId }: MethodListView,
): readonly PaymentMethod[] {
  if (methods.length < manyMethods) return methods;
  const wanted = fold(query);
  if (wanted !== '')
    return methods.filter(({ title, rawTitle, name }) =>
      [title, rawTitle, name].some((text) => text && fold(text).includes(wanted)),
    );
  return isWhole ? methods : methods.filter(({ id }, place) => place < firstMethods || id === selectedId);
}
