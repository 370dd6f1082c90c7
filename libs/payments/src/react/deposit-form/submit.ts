import { type FormEvent } from 'react';
import { flushSync } from 'react-dom';

/** Submits a form by `send` instead of the browser's way, after `check` has shown what is wrong; the focus goes there. */
export function submitWith(check: () => void, send: () => void): (event: FormEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    flushSync(check);
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong === null) send();
    else wrong.focus();
  };
}
