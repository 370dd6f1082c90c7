'use client';

import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Alert, Button } from '@casino-kit/ui';
import { Camera, ChevronDown, FileText, Home, IdCard, Landmark, ScanFace } from 'lucide-react';
import { type Upload, type Uploads } from '../../browser/uploads.js';
import { asksForPlayer, type KindView } from '../../core/kind-view.js';
import { DocumentRows } from '../document-rows/document-rows.js';
import { DropZone } from '../drop-zone/drop-zone.js';
import { StateTag } from '../state-tag.js';
import { useTexts } from '../texts.js';
import { UploadRows } from '../upload-rows/upload-rows.js';
import { useKindTexts } from '../use-kind-texts.js';
import { useUploadText } from '../use-upload-texts.js';
import styles from './kind-section.module.css';
import { toReason, useKindLine } from './use-kind-line.js';

const CameraCapture = lazy(async () => ({
  default: (await import('../camera-capture/camera-capture.js')).CameraCapture,
}));

const icons = { identity: IdCard, address: Home, 'bank-statement': Landmark } as const;
const isDrawn = (kind: string): kind is keyof typeof icons => Object.hasOwn(icons, kind);

const failedSteps = new Set<Upload['state']['step']>(['rejected', 'duplicate', 'failed']);

export interface KindSectionProps {
  view: KindView;
  /** The player's new files of this kind. */
  files: readonly Upload[];
  uploads: Uploads;
  /** Files may be sent; otherwise what was sent is shown only. */
  canSend: boolean;
  /** Everything is shown, not only the line with name and state. */
  isOpen: boolean;
  onToggle: () => void;
}

/** One kind of document: a line with its state, which unfolds to why, what was sent, and how to send more. */
export function KindSection({ view, files, uploads, canSend, isOpen, onToggle }: KindSectionProps) {
  const t = useTexts();
  const id = useId();
  const { title } = useKindTexts()(view.label);
  const line = useKindLine()(view, !isOpen);
  const uploadText = useUploadText();
  const section = useRef<HTMLLIElement>(null);
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const [isToggled, setIsToggled] = useState(false);
  const { label, state, documents, room } = view;
  const { kind, capture, cameraOnly, required } = label;
  const Icon = capture === 'face' ? ScanFace : isDrawn(kind) ? icons[kind] : FileText;
  const takesFiles = view.isOpen && canSend;
  const waiting = files.filter((file) => file.state.step === 'queued').length;
  const camera = capture ?? (cameraOnly ? 'document' : null);
  const asks = asksForPlayer(view);
  const reason = asks ? toReason(view, t) : null;
  const isOptional = state === 'missing' && !required;
  const hasMore = takesFiles || asks || files.length > 0 || documents.length > 0;
  const shownFile = isOpen ? undefined : (files.find((file) => failedSteps.has(file.state.step)) ?? files[0]);
  // What folds above it would move it out of view.
  useEffect(() => {
    if (isOpen && isToggled) section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, isToggled]);
  return (
    <li ref={section} className={styles.kind}>
      <div className={styles.line}>
        <span className={styles.icon}>
          <Icon size={22} aria-hidden />
        </span>
        <div className={styles.head}>
          <h3>
            {hasMore ? (
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={isOpen}
                aria-controls={`${id}-body`}
                aria-describedby={`${id}-line ${id}-state`}
                onClick={() => {
                  setIsToggled(true);
                  onToggle();
                }}
              >
                {title}
              </button>
            ) : (
              title
            )}
          </h3>
          {shownFile === undefined && line !== null && <p id={`${id}-line`}>{line}</p>}
          {/* Of a folded kind, too, it is said what becomes of its files. */}
          <p aria-live="polite">{shownFile && uploadText(shownFile)}</p>
        </div>
        <span id={`${id}-state`} className={styles.state}>
          {!isOptional && <StateTag state={state} />}
        </span>
        {hasMore && <ChevronDown size={20} className={styles.chevron} aria-hidden />}
      </div>
      {hasMore && (
        <div id={`${id}-body`} className={styles.body} hidden={!isOpen}>
          {isOptional && <p>{t('kyc.optional')}</p>}
          {reason && (
            <Alert tone={state === 'rejected' ? 'danger' : 'info'} title={reason.title}>
              {reason.text}
            </Alert>
          )}
          {takesFiles && (
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
          )}
          <UploadRows subject={title} uploads={files} actions={uploads} />
          {waiting > 0 && (
            <Button variant="primary" size="lg" block onClick={() => uploads.send(kind)}>
              {t('kyc.send', { count: waiting })}
            </Button>
          )}
          {documents.length > 0 && <DocumentRows subject={title} documents={documents} />}
        </div>
      )}
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
