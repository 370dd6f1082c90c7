const interactive = 'a, button, input, select, textarea, dialog, [tabindex]';

/**
 * Presses the big button on Space and Enter unless the focus is on an element that uses them itself. A held key
 * presses once: holding a key never starts more rounds.
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
