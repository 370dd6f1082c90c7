import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * After a submit that failed, the focus goes to the first control marked invalid, in the order of the page. Call the
 * result when the errors are set; `attempts` counts how often it was called.
 */
export function useFocusFirstInvalid(form: RefObject<HTMLFormElement | null>) {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, form]);
  return { attempts, focusFirstWrong: useCallback(() => setAttempts((count) => count + 1), []) };
}
