import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The code that a link from a message brought in its query; it stays while the dialog is on its way out. */
export function useLinkCode(): string {
  const [search] = useSearchParams();
  const inQuery = search.get('code');
  const [code, setCode] = useState(inQuery ?? '');
  if (inQuery !== null && inQuery !== code) setCode(inQuery);
  return inQuery ?? code;
}
