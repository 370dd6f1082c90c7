import '@casino-kit/notices/styles.css';
import { NoticeSettings, NoticesPage } from '@casino-kit/notices';
import { usePagePath } from '@casino-kit/settings';
import { useSearchParams } from 'react-router-dom';
import { usePageTexts } from '../../app/page-texts.js';
import { inboxSettingsHref, useNoticeLinks } from '../../layout/use-notice-links.js';
import { AccountFrame } from './account-frame.js';

/** `/profile/inbox`: all notices, and with `?section=settings` which of them reach the player. */
export default function InboxPage() {
  const t = usePageTexts();
  const inbox = usePagePath('inbox');
  const links = useNoticeLinks();
  const [query] = useSearchParams();
  return (
    <AccountFrame view="inbox" title={t('shell.inbox.title')}>
      {() =>
        query.get('section') === 'settings' ? (
          <NoticeSettings />
        ) : (
          <NoticesPage links={links} settingsHref={inboxSettingsHref(inbox)} />
        )
      }
    </AccountFrame>
  );
}
