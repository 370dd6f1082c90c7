import { type LinkProps } from '@casino-kit/ui';
import { Link as RouterLink } from 'react-router-dom';

const isElsewhere = (href: string) => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href);

/** The adapter's link: addresses of this site go through the router; `?…` changes only the query (N9). */
export function ShellLink({ href, children, ...rest }: LinkProps) {
  if (isElsewhere(href) || href.startsWith('#'))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  return (
    <RouterLink {...rest} to={href} preventScrollReset={href.startsWith('?')}>
      {children}
    </RouterLink>
  );
}
