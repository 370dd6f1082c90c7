import { type Texts } from '@casino-kit/i18n';

const starts = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Returns a function that loads all texts of the page's locale once, from the address that the server names; when that
 * fails, with `fallback`. The first touch, key or focus of the visit loads them too, so that a dialog opens at once.
 */
export function createLoadRest(address: string, fallback: () => Promise<Texts>): () => Promise<Texts> {
  let loading: Promise<Texts> | undefined;
  const load = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return (await response.json()) as Texts;
  };
  const loadRest = () => (loading ??= load().catch(fallback));
  const begin = () => void loadRest();
  for (const type of starts)
    window.addEventListener(type, begin, { once: true, passive: true, capture: true });
  return loadRest;
}
