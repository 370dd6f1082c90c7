const interactive = 'a, button, input, select, textarea, dialog, [tabindex]';

/**
 * Space and Enter press the big button wherever the focus is not on something that has its own use for them. A key that
 * is held down presses once: rounds are never started by holding a key.
 */
export function pressOnKeys(
  page: Document,
  spinButton: () => HTMLButtonElement | null,
  press: () => void,
): void {
  page.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const button = spinButton();
    if (button === null) return;
    const target = event.target instanceof Element ? event.target.closest(interactive) : null;
    if (target === button && event.repeat) event.preventDefault();
    if (target !== null || page.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    if (!event.repeat) press();
  });
}
