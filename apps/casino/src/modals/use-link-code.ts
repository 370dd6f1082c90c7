import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Returns the code that a link from a message has in its query; it stays while the dialog closes. */
export function useLinkCode(): string {
  const [search] = useSearchParams();
  const inQuery = search.get('code');
  const [code, setCode] = useState(inQuery ?? '');
  if (inQuery !== null && inQuery !== code) setCode(inQuery);
  return inQuery ?? code;
}
