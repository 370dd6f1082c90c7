import '@casino-kit/compliance/styles.css';
import { CookieBanner } from '@casino-kit/compliance';

/** The cookie banner, as long as the visitor has not chosen. */
export default function CookieBannerPart({
  onChoose,
}: {
  onChoose: (consent: 'accepted' | 'rejected') => void;
}) {
  return <CookieBanner onAccept={() => onChoose('accepted')} onReject={() => onChoose('rejected')} />;
}
