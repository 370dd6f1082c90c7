'use client';

import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { type IdentityDocument } from '@casino-kit/api-contract';
import { useDateFormat } from '@casino-kit/i18n';
import { IconButton } from '@casino-kit/ui';
import { Download, FileText } from 'lucide-react';
import { saveDocument } from '../../browser/save-document.js';
import { useTexts } from '../texts.js';
import styles from './document-rows.module.css';

/** Returns when a document was sent, and when it was decided about. */
function useDocumentText(): (document: IdentityDocument) => string {
  const t = useTexts();
  const format = useDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
  const day = (at: string) => format.format(new Date(at));
  return ({ uploadedAt, decidedAt }) => {
    if (uploadedAt === null) return '';
    return decidedAt === null
      ? t('kyc.document.sent', { date: day(uploadedAt) })
      : t('kyc.document.decided', { sent: day(uploadedAt), decided: day(decidedAt) });
  };
}

function DocumentRow({ document }: { document: IdentityDocument }) {
  const t = useTexts();
  const client = useApiClient();
  const text = useDocumentText();
  const { fileName } = document;
  const { mutate, isError, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => saveDocument(client, document),
  });
  return (
    <li className={styles.row} data-state={document.status}>
      <FileText size={20} aria-hidden />
      <div>
        <bdi className={styles.name}>{fileName}</bdi>
        <p className={styles.when}>{text(document)}</p>
        {isError && (
          <p className={styles.wrong} role="alert">
            {t('kyc.document.saveFailed')}
          </p>
        )}
      </div>
      <IconButton
        label={t('kyc.document.save', { name: fileName })}
        aria-busy={isPending || undefined}
        onClick={() => !isPending && mutate()}
      >
        <Download size={18} aria-hidden />
      </IconButton>
    </li>
  );
}

export interface DocumentRowsProps {
  /** What the files are for, such as "Proof of address". */
  subject: string;
  documents: readonly IdentityDocument[];
}

/** The files that the player has sent; each can be downloaded by its owner. */
export function DocumentRows({ subject, documents }: DocumentRowsProps) {
  const t = useTexts();
  return (
    <ul className={styles.rows} aria-label={t('kyc.files.label', { kind: subject })}>
      {documents.map((document) => (
        <DocumentRow key={document.documentId} document={document} />
      ))}
    </ul>
  );
}
