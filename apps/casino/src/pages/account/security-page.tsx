import '@casino-kit/account-security/styles.css';
import { Security } from '@casino-kit/account-security';
import { usePagePath } from '@casino-kit/settings';
import { useSearchParams } from 'react-router-dom';
import { usePageTexts } from '../../app/page-texts.js';
import { AccountFrame } from './account-frame.js';

/** `/profile/security`: how the player logs in and where; the logins of the past with `?section=history`;
 * `?device=` names the session of a notice. */
export default function SecurityPage() {
  const t = usePageTexts();
  const [search] = useSearchParams();
  const path = usePagePath('security');
  return (
    <AccountFrame view="security" title={t('shell.security.title')} subtitle={t('shell.security.lead')}>
      {() => (
        <Security
          view={search.get('section') === 'history' ? 'history' : 'overview'}
          askedSession={search.get('device') ?? undefined}
          overviewHref={path}
          historyHref={`${path}?section=history`}
        />
      )}
    </AccountFrame>
  );
}
