/**
 * Ref callback. Moves focus to the closest focusable ancestor (`tabIndex`) when the element unmounts while focused, so
 * that the keyboard does not lose its place.
 */
export function restoreFocusOnUnmount(node: HTMLElement | null): (() => void) | undefined {
  if (node === null) return undefined;
  const around = node.parentElement?.closest<HTMLElement>('[tabindex]');
  return () => {
    if (node.contains(document.activeElement)) around?.focus();
  };
}
