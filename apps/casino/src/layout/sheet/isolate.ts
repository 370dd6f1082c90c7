/** Marks what stays usable beside an open sheet: the bottom bar. */
const barSelector = '[data-bottom-bar]';

/**
 * Makes the whole page but the bottom bar inert and keeps it from scrolling. Returns a function that undoes that; what
 * was inert before stays so.
 */
export function isolate(): () => void {
  const root = document.documentElement;
  const bar = document.querySelector(barSelector);
  const frame = bar?.parentElement ?? document.getElementById('root');
  const others = [...(frame?.children ?? [])].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== bar && !element.inert,
  );
  for (const element of others) element.inert = true;
  // The gutter keeps the page's width where scroll bars take space.
  const { overflow, scrollbarGutter } = root.style;
  root.style.scrollbarGutter = window.innerWidth > root.clientWidth ? 'stable' : scrollbarGutter;
  root.style.overflow = 'hidden';
  return () => {
    for (const element of others) element.inert = false;
    Object.assign(root.style, { overflow, scrollbarGutter });
  };
}
