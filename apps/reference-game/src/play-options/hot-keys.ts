const interactive = 'a, button, input, select, textarea, dialog, [tabindex]';
const typing = 'input, select, textarea, dialog, [contenteditable]';

export interface HotKeys {
  /** Whether the player turned them on and the table allows them. */
  isOn(): boolean;
  /** The big button; null until there is one. */
  button(): HTMLButtonElement | null;
  /** Presses it. */
  press(): void;
  /** Lowers or raises the bet. */
  stepBet(by: -1 | 1): void;
}

/**
 * Lets Space press the big button, and plus and minus change the bet, unless the focus is where the key has a use of its own. A
 * held key presses once, also on the big button itself: holding a key never starts more rounds.
 */
export function listenToHotKeys(page: Document, { isOn, button, press, stepBet }: HotKeys): void {
  page.addEventListener('keydown', (event) => {
    const { key, target, repeat } = event;
    const focused = target instanceof Element ? target.closest(interactive) : null;
    const isPress = key === ' ' || key === 'Enter';
    if (isPress && repeat && focused !== null && focused === button()) event.preventDefault();
    if (!isOn() || repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (page.querySelector('dialog[open]') !== null) return;
    if (key === ' ') {
      if (focused !== null || button() === null) return;
      event.preventDefault();
      press();
    } else if ((key === '+' || key === '-') && focused?.matches(typing) !== true) {
      event.preventDefault();
      stepBet(key === '+' ? 1 : -1);
    }
  });
}
