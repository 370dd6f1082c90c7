import { useCallback, useState } from 'react';
import { type FormErrors } from '../../core/call-errors.js';

/** What the last call of a form met with; a field's problem is forgotten as soon as the field is changed. */
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
