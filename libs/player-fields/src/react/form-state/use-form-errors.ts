'use client';

import { useCallback, useState } from 'react';
import { type FormErrors } from '../../core/call-errors.js';

/** Holds the errors of a form's last call; a field's error is cleared as soon as the field changes. */
export function useFormErrors<Field extends string>() {
  const [errors, setErrors] = useState<FormErrors<Field>>({ fields: {}, form: null });
  const clearFields = useCallback((isChanged: (field: string) => boolean) => {
    setErrors((current) => {
      const kept = Object.entries(current.fields).filter(([field]) => !isChanged(field));
      if (kept.length === Object.keys(current.fields).length) return current;
      return { ...current, fields: Object.fromEntries(kept) as FormErrors<Field>['fields'] };
    });
  }, []);
  const clear = useCallback(() => setErrors({ fields: {}, form: null }), []);
  return { errors, setErrors, clearFields, clear };
}
