import { NoticesBell, NoticesPage, NoticeSettings } from '@casino-kit/notices';

const links = {
  deposit: '/deposit',
  documents: '/verification',
  limits: '/limits',
  devices: '/profile/security',
  security: '/profile/edit-profile?section=password',
};
const settingsHref = '/inbox?section=settings';

export function HeaderEnd() {
  return <NoticesBell links={links} allHref="/inbox" settingsHref={settingsHref} />;
}

export function InboxPage({ section }: { section: string | null }) {
  return section === 'settings' ? (
    <NoticeSettings />
  ) : (
    <NoticesPage links={links} settingsHref={settingsHref} />
  );
}
