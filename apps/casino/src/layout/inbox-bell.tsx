import '@casino-kit/notices/styles.css';
import { NoticesBell } from '@casino-kit/notices';
import { usePagePath } from '@casino-kit/settings';
import { inboxSettingsHref, useNoticeLinks } from './use-notice-links.js';

/** The bell of the top bar: how many notices are unread, and the latest of them. */
export default function InboxBell() {
  const inbox = usePagePath('inbox');
  return <NoticesBell links={useNoticeLinks()} allHref={inbox} settingsHref={inboxSettingsHref(inbox)} />;
}
