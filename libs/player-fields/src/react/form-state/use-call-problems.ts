import { useCallback, useState } from 'react';
import { type CallProblems } from '../../core/call-problems.js';

/** What the last call of a form met with; a field's problem is forgotten as soon as the field is changed. */
export function useCallProblems<Field extends string>() {
  const [problems, setProblems] = useState<CallProblems<Field>>({ fields: {}, form: null });
  const forgetFields = useCallback((isChanged: (field: string) => boolean) => {
    setProblems((current) => {
      const kept = Object.entries(current.fields).filter(([field]) => !isChanged(field));
      if (kept.length === Object.keys(current.fields).length) return current;
      return { ...current, fields: Object.fromEntries(kept) as CallProblems<Field>['fields'] };
    });
  }, []);
  const clear = useCallback(() => setProblems({ fields: {}, form: null }), []);
  return { problems, setProblems, forgetFields, clear };
}
