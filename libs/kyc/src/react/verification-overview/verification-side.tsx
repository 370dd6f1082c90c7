'use client';

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
import { type TextKey, useTexts } from '../texts.js';
import { type VerificationOverviewProps } from './verification-overview-props.js';
import styles from './verification-overview.module.css';

type Line = readonly [key: TextKey, Icon: LucideIcon];

/** What a document needs to be accepted. */
const passing: readonly Line[] = [
  ['kyc.passes.corners', Camera],
  ['kyc.passes.readable', Eye],
  ['kyc.passes.recent', CalendarDays],
  ['kyc.passes.name', User],
];
/** What support may ask for. */
const atHand: readonly Line[] = [
  ['kyc.ready.document', IdCard],
  ['kyc.ready.address', Home],
  ['kyc.ready.method', CreditCard],
];

/** Beside the documents: what makes one pass, or what to keep at hand where support asks; and who sees them. */
export function VerificationSide({
  hasUploads,
  hrefs: { policy, privacy },
}: {
  hasUploads: boolean;
  hrefs: Pick<VerificationOverviewProps['hrefs'], 'policy' | 'privacy'>;
}) {
  const t = useTexts();
  return (
    <div className={styles.side}>
      <Card className={styles.note}>
        <h2>{t(hasUploads ? 'kyc.passes' : 'kyc.ready')}</h2>
        <ul>
          {(hasUploads ? passing : atHand).map(([key, Icon]) => (
            <li key={key}>
              <Icon size={20} aria-hidden />
              {t(key)}
            </li>
          ))}
        </ul>
        <Link href={policy} className={styles.link}>
          {t('kyc.policy')}
          <ChevronRight size={16} aria-hidden data-icon="directional" />
        </Link>
      </Card>
      {hasUploads && (
        <Card className={styles.note}>
          <h2>{t('kyc.level.funds')}</h2>
          <p>{t('kyc.steps.funds.text')}</p>
        </Card>
      )}
      <Card className={styles.note}>
        <h2>{t('kyc.who')}</h2>
        <p>{t('kyc.who.text')}</p>
        <Link href={privacy} className={styles.link}>
          {t('kyc.privacy')}
          <ChevronRight size={16} aria-hidden data-icon="directional" />
        </Link>
      </Card>
    </div>
  );
}
