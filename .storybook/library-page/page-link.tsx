import { type ReactNode } from 'react';
import { initialGlobals } from '../toolbars.js';
import { getPageAddress } from './find-stories.js';
import { useToolbars } from './use-toolbars.js';

/** A link to another page of this Storybook, which has the theme, the locale and the direction of this one. */
export function PageLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={getPageAddress(path, useToolbars(), { ...initialGlobals })} target="_top">
      {children}
    </a>
  );
}
