'use client';

import { type ChatMessage, chatReportReasons, type ChatReportReason } from '@casino-kit/api-contract';
import { Alert, Button, Dialog, RadioGroup } from '@casino-kit/ui';
import { useRef, useState } from 'react';
import { useTexts } from '../texts.js';
import { useReport } from '../use-chat.js';
import { Quote } from './quote.js';
import styles from './message-actions.module.css';

/** Reports a message to the moderators with a reason. */
export function ReportDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const t = useTexts();
  const [reason, setReason] = useState<ChatReportReason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, isError, isSuccess } = useReport(message);
  const reasons = useRef<HTMLDivElement>(null);
  const send = () => {
    if (reason !== null) return mutate(reason);
    setIsMissing(true);
    reasons.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chat.report.title')}
      footerLayout="pair"
      footer={
        isSuccess ? (
          <Button variant="primary" onClick={onClose}>
            {t('chat.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('chat.cancel')}</Button>
            <Button variant="primary" loading={isPending} onClick={send}>
              {t('chat.report.send')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.report}>
        <Quote message={message} />
        {isSuccess ? (
          <Alert tone="success" title={t('chat.report.sent')} live />
        ) : (
          <div ref={reasons}>
            <RadioGroup
              legend={t('chat.report.reason')}
              value={reason}
              onChange={(value) => setReason(chatReportReasons.find((known) => known === value) ?? reason)}
              options={chatReportReasons.map((value) => ({ value, label: t(`chat.report.${value}`) }))}
              error={isMissing && reason === null ? t('chat.report.choose') : undefined}
            />
          </div>
        )}
        {isError && <Alert tone="danger" title={t('chat.report.failed')} live />}
      </div>
    </Dialog>
  );
}
