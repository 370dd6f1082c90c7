let pressed: HTMLButtonElement | null = null;

/**
 * Remembers a press on a button whose code has not arrived yet. React, which listens on an element below the document,
 * stops such a press on its way down and forgets it.
 */
export function rememberPresses(document: Document): void {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  const forget = () => {
    pressed = null;
  };
  document.addEventListener('click', remember, { capture: true });
  document.addEventListener('click', forget);
}

/**
 * Repeats the last press if React stopped it and it was inside `part`, which is hydrated now. A press may be what
 * hydrates the part: it is still on its way then, so that whether React stopped it is only known after it.
 */
export function repeatEarlyPress(part: Element | null): void {
  setTimeout(() => {
    if (pressed !== null && part?.contains(pressed) === true) pressed.click();
  });
}
