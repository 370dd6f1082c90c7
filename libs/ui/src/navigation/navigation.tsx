'use client';

import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useMemo,
} from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, an external address, or `?…` to change only the query of the current page (N9). */
  href: string;
  /** The `<a>` element; the host's `Link` has to pass it on. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Adapter for a host's router. Any router fits; without one plain links are used. */
export interface NavigationAdapter {
  /** The router's link; it renders an `<a>` and passes all props on to it. */
  Link: ComponentType<LinkProps>;
  /** Changes the address; `replace` adds no entry to the browser history. */
  navigate: (href: string, options?: { replace?: boolean | undefined }) => void;
}

function PlainLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}

const plain: NavigationAdapter = {
  Link: PlainLink,
  navigate: (href, options) =>
    options?.replace ? globalThis.location.replace(href) : globalThis.location.assign(href),
};
const NavigationContext = createContext<NavigationAdapter>(plain);

/** Makes every {@link Link} and {@link useNavigate} below it go through the host's router. */
export function NavigationProvider({
  Link: AdapterLink,
  navigate,
  children,
}: NavigationAdapter & { children: ReactNode }) {
  const adapter = useMemo(() => ({ Link: AdapterLink, navigate }), [AdapterLink, navigate]);
  return <NavigationContext value={adapter}>{children}</NavigationContext>;
}

/** A link that the host's router follows. */
export function Link(props: LinkProps) {
  const { Link: AdapterLink } = useContext(NavigationContext);
  return <AdapterLink {...props} />;
}

/** Navigates to an address from code. */
export function useNavigate(): NavigationAdapter['navigate'] {
  return useContext(NavigationContext).navigate;
}
