import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode } from 'react';
import styles from './library-page.module.css';
import { useTheme } from './use-toolbars.js';

/** The ground of a page: the theme of the toolbar, and always English from left to right. */
export function Ground({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <Unstyled>
      <div className={styles.ground} data-theme={useTheme()} lang="en" dir="ltr">
        <div className={className}>{children}</div>
      </div>
    </Unstyled>
  );
}
