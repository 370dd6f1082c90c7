'use client';

import { type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { AriaLocale } from '../provider/aria-locale.js';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}
export interface TabsProps {
  /** Names the row of tabs, for screen readers. */
  label: string;
  /** The tabs from first to last, each with its panel; ids are unique. */
  items: readonly TabItem[];
  /** Id of the visible panel; without it the tabs select on their own, the first one initially. */
  selected?: string | undefined;
  /** Called with the id of the tab that is selected now. */
  onSelect?: ((id: string) => void) | undefined;
}

/** Panels of which one is visible; arrows move between the tabs. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaLocale>
      <AriaTabs
        className={styles.tabs ?? ''}
        {...(selected !== undefined && { selectedKey: selected })}
        onSelectionChange={(key) => onSelect?.(String(key))}
      >
        <TabList aria-label={label} className={styles.list ?? ''}>
          {items.map(({ id, label: text }) => (
            <Tab key={id} id={id} className={styles.tab ?? ''}>
              {text}
            </Tab>
          ))}
        </TabList>
        {items.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={styles.panel ?? ''}>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  );
}
