import { fillPath } from '@casino-kit/settings';
import { Navigate, useLocation, useParams } from 'react-router-dom';

/** Redirects from the default path of a page to the one in the settings; query and fragment stay. */
export function MovedPage({ to }: { to: string }) {
  const { search, hash, state } = useLocation();
  const params = useParams() as Record<string, string>;
  return <Navigate replace to={{ pathname: fillPath(to, params), search, hash }} state={state} />;
}
