import { type LinkProps, useNavigate } from '@casino-kit/ui';
import { type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { queryWithModal } from '../modals/modal-query.js';

const isElsewhere = (href: string) => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href);

/** Whether a click means this page: not a new tab or window, nor a download, which are the browser's. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Returns the query that a link to another query leads to: one that opens a modal keeps the page behind it (decisions 11). */
function targetQuery(href: string): string {
  const { modal, ...parameters } = Object.fromEntries(new URLSearchParams(href));
  return modal === undefined ? href : queryWithModal(window.location.search, modal, parameters);
}

/**
 * A link that the router follows. The router's own one subscribes to the location and to the matched routes: a page of a
 * hundred cards would render all of them again whenever its query changes.
 */
function RoutedLink({
  href,
  children,
  onClick,
  target,
  download,
  toTarget = () => href,
  ...rest
}: LinkProps & {
  /** Returns where a click leads; by default `href`. */ toTarget?: (() => string) | undefined;
}) {
  const navigate = useNavigate();
  const isForBrowser = (target !== undefined && target !== '_self') || download !== undefined;
  return (
    <a
      {...rest}
      href={href}
      target={target}
      download={download}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser || !isPlainClick(event)) return;
        event.preventDefault();
        const { pathname, search, hash } = window.location;
        const followed = toTarget();
        navigate(followed, { replace: followed === `${pathname}${search}${hash}` });
      }}
    >
      {children}
    </a>
  );
}

function QueryLink({ href, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return (
    <RoutedLink {...rest} href={`${pathname}${href}`} toTarget={() => `${pathname}${targetQuery(href)}`} />
  );
}

/** The adapter's link: addresses of this site go through the router; `?…` changes only the query (N9). */
export function ShellLink(props: LinkProps) {
  const { href, children, ...rest } = props;
  if (isElsewhere(href) || href.startsWith('#'))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  return href.startsWith('?') ? <QueryLink {...props} /> : <RoutedLink {...props} />;
}
