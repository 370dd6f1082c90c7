/**
 * A ref for something that leaves the page with what it does: when the focus is in it then, the nearest element around it
 * that can hold the focus (`tabIndex`) takes it, so that the keyboard does not lose its place.
 */
export function restoreFocusOnUnmount(node: HTMLElement | null): (() => void) | undefined {
  if (node === null) return undefined;
  const around = node.parentElement?.closest<HTMLElement>('[tabindex]');
  return () => {
    if (node.contains(document.activeElement)) around?.focus();
  };
}
