import { usePagePath } from '@casino-kit/settings';
import { Card, Link } from '@casino-kit/ui';
import {
  CalendarDays,
  Camera,
  ChevronRight,
  CreditCard,
  Eye,
  Home,
  IdCard,
  type LucideIcon,
  User,
} from 'lucide-react';
import { type TextKey, usePageTexts } from '../../app/page-texts.js';
import styles from './verification-page.module.css';

type Line = readonly [key: TextKey, Icon: LucideIcon];

/** What a document needs to be accepted. */
const passing: readonly Line[] = [
  ['shell.verification.passes.corners', Camera],
  ['shell.verification.passes.readable', Eye],
  ['shell.verification.passes.recent', CalendarDays],
  ['shell.verification.passes.name', User],
];
/** What support may ask for. */
const atHand: readonly Line[] = [
  ['shell.verification.ready.document', IdCard],
  ['shell.verification.ready.address', Home],
  ['shell.verification.ready.method', CreditCard],
];

/** Beside the documents: what makes one pass, or what to keep at hand where support asks; and who sees them. */
export function VerificationSide({ hasUploads }: { hasUploads: boolean }) {
  const t = usePageTexts();
  const policy = usePagePath('kyc-refund-policy');
  const privacy = usePagePath('privacy-policy');
  return (
    <div className={styles.side}>
      <Card className={styles.note}>
        <h2>{t(hasUploads ? 'shell.verification.passes' : 'shell.verification.ready')}</h2>
        <ul>
          {(hasUploads ? passing : atHand).map(([key, Icon]) => (
            <li key={key}>
              <Icon size={20} aria-hidden />
              {t(key)}
            </li>
          ))}
        </ul>
        <Link href={policy} className={styles.link}>
          {t('shell.verification.policy')}
          <ChevronRight size={16} aria-hidden data-icon="directional" />
        </Link>
      </Card>
      <Card className={styles.note}>
        <h2>{t('shell.verification.who')}</h2>
        <p>{t('shell.verification.who.text')}</p>
        <Link href={privacy} className={styles.link}>
          {t('shell.verification.privacy')}
          <ChevronRight size={16} aria-hidden data-icon="directional" />
        </Link>
      </Card>
    </div>
  );
}
