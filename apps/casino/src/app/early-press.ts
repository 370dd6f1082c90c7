let pressed: Element | null = null;

/** Remembers which button was pressed last. React drops a press on markup whose code has not arrived yet. */
export function rememberPresses(document: Document): void {
  // React listens below the document, so a press that it handles has taken effect before this.
  document.addEventListener('click', ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  });
}

/** Repeats the last press if it was inside `part`, which React has just hydrated. */
export function repeatEarlyPress(part: Element | null): void {
  if (pressed === null || part?.contains(pressed) !== true) return;
  (pressed as HTMLButtonElement).click();
  pressed = null;
}
