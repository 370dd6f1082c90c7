'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Returns a function that focuses the first control marked invalid after a failed submit, in the order of the page.
 * Call it when the errors are set; `attempts` counts its calls.
 */
export function useFocusFirstInvalid(form: RefObject<HTMLElement | null>) {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, form]);
  return { attempts, focusFirstWrong: useCallback(() => setAttempts((count) => count + 1), []) };
}
