export { byDay, getNoticeGroup, knownKind } from './core/group-notices.js';
export { type Seen, withFirstPage, withNextPage, withRead } from './core/notice-list.js';
export { type NoticeList } from './core/notice-queries.js';
export { type NoticeLinks } from './react/notice-links.js';
export { NoticeSettings } from './react/notice-settings/notice-settings.js';
export { useNoticeSettings, type UseNoticeSettings } from './react/notice-settings/use-notice-settings.js';
export { NoticesBell, type NoticesBellProps } from './react/notices-bell/notices-bell.js';
export { NoticesPage, type NoticesPageProps } from './react/notices-page/notices-page.js';
export { NoticesPanel, type NoticesPanelProps } from './react/notices-panel/notices-panel.js';
export { type NoticeText, useNoticeText } from './react/use-notice-text.js';
export {
  type MarkRead,
  type NoticesView,
  useMarkRead,
  useNotices,
  useNoticesOffered,
  useUnreadCount,
} from './react/use-notices.js';
