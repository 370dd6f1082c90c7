'use client';

import { type FormEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Submits a form with `send` instead of the browser, after `check` has shown the errors; moves the focus to the first.
 */
export function submitWith(check: () => void, send: () => void): (event: FormEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    flushSync(check);
    const marked = event.currentTarget.querySelectorAll<HTMLElement>(
      '[aria-invalid="true"], [data-wrong="true"] input:checked',
    );
    // Fields of another step are validated there; details validate themselves again when the player pays.
    const wrong = [...marked].find((control) => control.closest('[hidden], [data-self-checked]') === null);
    if (wrong === undefined) send();
    else wrong.focus();
  };
}
