import { type Settings } from '@casino-kit/settings';

/** The settings that decide where pages are, and whether categories have their own. */
export type PageSettings = Pick<Settings, 'navigationSystem' | 'pageUrlSetup'> &
  Partial<Pick<Settings, 'enableCategoriesPageNavigation'>>;
