'use client';

import { type ReactNode } from 'react';
import { useIsQuiet } from '@casino-kit/session';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Skeleton,
  VisuallyHidden,
} from '@casino-kit/ui';
import { FileCheck2, IdCard } from 'lucide-react';
import { type UploadDocument } from '../../browser/upload-outcome.js';
import { countApproved, type KindView } from '../../core/kind-view.js';
import { verificationStep } from '../../core/verification-step.js';
import { KindSection } from '../kind-section/kind-section.js';
import { LagAlert } from '../lag-alert/lag-alert.js';
import { useTexts } from '../texts.js';
import { useDocuments } from '../use-documents.js';
import { useVerificationStepText } from '../use-verification-step-text.js';
import { useUploads } from '../use-uploads.js';
import { useOpenKind } from './use-open-kind.js';
import styles from './verification-panel.module.css';

export interface VerificationPanelProps {
  /** Links to login for a guest, and to the deposit where documents are taken after the first one. */
  hrefs: { login: string; deposit: string };
  /** The heading, such as "Level 2: Identity", below levels that say what is next; "Identity", and what is next, by default. */
  title?: ReactNode | undefined;
  /** In place of the panel where the server has no documents; a note that support checks them by default. */
  whenUnsupported?: ReactNode | undefined;
  /** Sends files in another way than tus or a form. The first one is used. */
  uploadDocument?: UploadDocument | undefined;
}

interface ReadyProps extends Pick<VerificationPanelProps, 'hrefs' | 'title' | 'uploadDocument'> {
  views: readonly KindView[];
  profileLags: boolean;
  needsDeposit: boolean;
}

function Ready({ views, profileLags, needsDeposit, hrefs, title, uploadDocument }: ReadyProps) {
  const t = useTexts();
  const { uploads, list } = useUploads(uploadDocument);
  const isQuiet = useIsQuiet();
  const canSend = !needsDeposit;
  const { openKind, toggle } = useOpenKind(views, {
    canSend,
    hasFiles: (kind) => list.some((file) => file.kind === kind),
  });
  const progress = countApproved(views);
  const isDone = progress.approved === progress.required;
  const next = useVerificationStepText()(verificationStep(views, { needsDeposit }));
  return (
    <div className={styles.panel}>
      {profileLags && <LagAlert />}
      <Card>
        <div className={styles.head}>
          <h2>{title ?? t('kyc.title')}</h2>
          <p>
            {isDone ? (
              <>
                <span aria-hidden>{t('kyc.progress', progress)}</span>
                <VisuallyHidden>{t('kyc.progress.label', progress)}</VisuallyHidden>
              </>
            ) : (
              t('kyc.duration')
            )}
          </p>
        </div>
        {title === undefined && next !== null && !needsDeposit && <p className={styles.next}>{next}</p>}
        {needsDeposit && (
          <div className={styles.note}>
            <Alert
              title={t('kyc.deposit')}
              action={
                !isQuiet && (
                  <ButtonLink href={hrefs.deposit} variant="primary">
                    {t('kyc.deposit.action')}
                  </ButtonLink>
                )
              }
            >
              {t('kyc.deposit.text')}
            </Alert>
          </div>
        )}
        {views.length === 0 ? (
          <EmptyState icon={<FileCheck2 size={28} aria-hidden />} title={t('kyc.empty')}>
            {t('kyc.empty.text')}
          </EmptyState>
        ) : (
          <ul className={styles.kinds}>
            {views.map((view) => (
              <KindSection
                key={view.label.kind}
                view={view}
                files={list.filter(({ kind }) => kind === view.label.kind)}
                uploads={uploads}
                canSend={canSend}
                isOpen={view.label.kind === openKind}
                onToggle={() => toggle(view.label.kind)}
              />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

/**
 * The identity documents of the logged-in player (§3 to §5): every kind with its state and why, what was sent, a place to
 * send more, and a refresh where the profile lags behind (§8). Nothing is requested for a guest.
 */
export function VerificationPanel({ hrefs, title, whenUnsupported, uploadDocument }: VerificationPanelProps) {
  const t = useTexts();
  const documents = useDocuments();
  switch (documents.kind) {
    case 'ready':
      return <Ready {...documents} hrefs={hrefs} title={title} uploadDocument={uploadDocument} />;
    case 'loading':
      return (
        <Card className={styles.loading} role="status">
          <VisuallyHidden>{t('kyc.loading')}</VisuallyHidden>
          <Skeleton height={28} width="40%" />
          {/* About as high as a kind with a place to send files and three folded ones, so that what is below stays there. */}
          <Skeleton height="var(--open-kind)" radius="control" />
          <Skeleton height={72} radius="control" />
          <Skeleton height={72} radius="control" />
          <Skeleton height={72} radius="control" />
        </Card>
      );
    case 'unsupported':
      return (
        whenUnsupported ?? (
          <Card>
            <EmptyState icon={<IdCard size={28} aria-hidden />} title={t('kyc.unsupported')}>
              {t('kyc.unsupported.text')}
            </EmptyState>
          </Card>
        )
      );
    case 'guest':
      return (
        <Card>
          <EmptyState
            icon={<IdCard size={28} aria-hidden />}
            title={t('kyc.guest')}
            action={
              <ButtonLink href={hrefs.login} variant="primary">
                {t('kyc.guest.login')}
              </ButtonLink>
            }
          >
            {t('kyc.guest.text')}
          </EmptyState>
        </Card>
      );
    case 'failed':
      return (
        <Card>
          <ErrorState
            title={t('kyc.failed')}
            action={<Button onClick={documents.retry}>{t('kyc.retry')}</Button>}
          >
            {t('kyc.failed.text')}
          </ErrorState>
        </Card>
      );
  }
}
