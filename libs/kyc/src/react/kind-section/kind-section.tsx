'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@casino-kit/ui';
import { Camera, FileText, Home, IdCard, Landmark, ScanFace } from 'lucide-react';
import { type Upload, type Uploads } from '../../browser/uploads.js';
import { type KindView } from '../../core/kind-view.js';
import { DocumentRows } from '../document-rows/document-rows.js';
import { DropZone } from '../drop-zone/drop-zone.js';
import { StateTag } from '../state-tag.js';
import { useTexts } from '../texts.js';
import { UploadRows } from '../upload-rows/upload-rows.js';
import { useKindTexts } from '../use-kind-texts.js';
import { KindSummary } from './kind-summary.js';
import styles from './kind-section.module.css';

const CameraCapture = lazy(async () => ({
  default: (await import('../camera-capture/camera-capture.js')).CameraCapture,
}));

const icons = { identity: IdCard, address: Home, 'bank-statement': Landmark } as const;
const isDrawn = (kind: string): kind is keyof typeof icons => Object.hasOwn(icons, kind);

export interface KindSectionProps {
  view: KindView;
  /** The player's new files of this kind. */
  files: readonly Upload[];
  uploads: Uploads;
  /** Files may be sent; otherwise what was sent is shown only. */
  canSend: boolean;
}

/** One kind of document: its state and why, what was sent, and how to send more. */
export function KindSection({ view, files, uploads, canSend }: KindSectionProps) {
  const t = useTexts();
  const { title, hint } = useKindTexts()(view.label);
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const { label, state, documents, room } = view;
  const { kind, capture, cameraOnly, required } = label;
  const Icon = capture === 'face' ? ScanFace : isDrawn(kind) ? icons[kind] : FileText;
  const isOpen = view.isOpen && canSend;
  const waiting = files.filter((file) => file.state.step === 'queued').length;
  const asksForPlayer = state === 'rejected' || state === 'additional-info-required';
  const camera = capture ?? (cameraOnly ? 'document' : null);
  /** Nobody has asked for it: the way to send it is folded. */
  const isQuiet = state === 'missing' && !required;
  const zone = (
    <div className={styles.zone}>
      {!cameraOnly && (
        <DropZone
          subject={title}
          onFiles={(chosen) => void uploads.add(label, chosen, { room, captured: false })}
        />
      )}
      {camera !== null && (
        <Button icon={<Camera size={18} aria-hidden />} onClick={() => setIsCameraOpen(true)}>
          {t(`kyc.camera.open.${cameraOnly ? 'face' : camera}`)}
        </Button>
      )}
    </div>
  );
  return (
    <li className={styles.kind}>
      <span className={styles.icon}>
        <Icon size={22} aria-hidden />
      </span>
      <div className={styles.head}>
        <h3>{title}</h3>
        {hint !== null && <p>{hint}</p>}
        {state === 'missing' && !required && <p>{t('kyc.optional')}</p>}
      </div>
      <StateTag state={state} />
      <div className={styles.body}>
        <KindSummary view={view} />
        {isOpen && isQuiet && (
          <details className={styles.fold}>
            <summary>{t('kyc.optional.send')}</summary>
            {zone}
          </details>
        )}
        {isOpen && !isQuiet && zone}
        <UploadRows subject={title} uploads={files} actions={uploads} />
        {waiting > 0 && (
          <Button variant="primary" size="lg" block onClick={() => uploads.send(kind)}>
            {t('kyc.send', { count: waiting })}
          </Button>
        )}
        {documents.length > 0 &&
          (asksForPlayer ? (
            <DocumentRows subject={title} documents={documents} />
          ) : (
            <details className={styles.fold}>
              <summary>{t('kyc.files', { count: documents.length })}</summary>
              <DocumentRows subject={title} documents={documents} />
            </details>
          ))}
      </div>
      {isCameraOpen && camera !== null && (
        <Suspense fallback={null}>
          <CameraCapture
            mode={camera}
            name={kind}
            onPicture={(picture) => {
              setIsCameraOpen(false);
              void uploads.add(label, [picture], { room, captured: true });
            }}
            onClose={() => setIsCameraOpen(false)}
          />
        </Suspense>
      )}
    </li>
  );
}
