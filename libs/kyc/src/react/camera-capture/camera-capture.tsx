'use client';

import { useId } from 'react';
import { type DocumentCapture as CaptureMode, maxUploadBytes } from '@casino-kit/api-contract';
import { Alert, Button, Dialog } from '@casino-kit/ui';
import { Camera, RotateCcw } from 'lucide-react';
import { useTexts } from '../texts.js';
import { type CameraState, useCamera } from './use-camera.js';
import styles from './camera-capture.module.css';

export interface CameraCaptureProps {
  /** A document in a frame, or a face. */
  mode: CaptureMode;
  /** The beginning of the picture's name, such as `identity`. */
  name: string;
  /** Receives the picture that the player has accepted, a JPEG. */
  onPicture: (picture: File) => void;
  onClose: () => void;
  /** The largest picture in bytes; 25 MB by default (§5). */
  maxBytes?: number | undefined;
}

/** Returns a name that no earlier picture has. */
function pictureName(name: string, at: Date): string {
  return `${name}-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.jpg`;
}

/** A phone's own camera program takes the picture: where the page may not use the camera. */
function CameraApp({ side, onFile }: { side: 'environment' | 'user'; onFile: (file: File) => void }) {
  const t = useTexts();
  return (
    <label className={styles.app}>
      <input
        type="file"
        accept="image/jpeg,image/png"
        capture={side}
        className={styles.appInput}
        onChange={({ currentTarget: { files } }) => files?.[0] && onFile(files[0])}
      />
      <Camera size={18} aria-hidden />
      {t('kyc.camera.app')}
    </label>
  );
}

function CameraAlert({ state }: { state: CameraState }) {
  const t = useTexts();
  if (state.step !== 'failed') return null;
  return (
    <Alert tone="danger" live title={t(`kyc.camera.error.${state.reason}`)}>
      {t(`kyc.camera.error.${state.reason}.text`)}
    </Alert>
  );
}

/**
 * A dialog that takes a picture with the camera of this device (§2, face and document capture): a frame as a guide, the
 * picture to judge, another try; and what to do when there is no camera (§8).
 */
export function CameraCapture({
  mode,
  name,
  onPicture,
  onClose,
  maxBytes = maxUploadBytes,
}: CameraCaptureProps) {
  const t = useTexts();
  const guide = useId();
  const side = mode === 'face' ? 'user' : 'environment';
  const { state, video, canvas, take, retry } = useCamera(side, maxBytes);
  const { step } = state;
  const hasScreen = step !== 'failed';
  // Only a phone opens its camera for such a field; elsewhere it would open the gallery.
  const hasCameraApp = globalThis.matchMedia('(pointer: coarse)').matches;
  const next = {
    starting: { disabled: true, icon: <Camera size={18} aria-hidden />, children: t('kyc.camera.take') },
    live: { onClick: take, icon: <Camera size={18} aria-hidden />, children: t('kyc.camera.take') },
    taken: {
      children: t('kyc.camera.use'),
      onClick: () =>
        state.step === 'taken' &&
        onPicture(new File([state.picture], pictureName(name, new Date()), { type: 'image/jpeg' })),
    },
    failed: { onClick: retry, children: t('kyc.camera.retry') },
  }[step];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`kyc.camera.title.${mode}`)}
      width="confirmation"
      footerLayout={step === 'taken' ? 'pair' : 'row'}
      footer={
        <>
          {step === 'taken' && (
            <Button size="lg" icon={<RotateCcw size={18} aria-hidden />} onClick={retry}>
              {t('kyc.camera.again')}
            </Button>
          )}
          {/* One button over all steps: it keeps the focus of the keyboard. */}
          <Button key="next" size="lg" variant="primary" block {...next} />
        </>
      }
    >
      <div className={styles.capture}>
        <CameraAlert state={state} />
        {hasScreen && (
          <>
            <p id={guide} role="status">
              {step === 'starting'
                ? t('kyc.camera.starting')
                : step === 'taken'
                  ? t('kyc.camera.taken')
                  : t(`kyc.camera.guide.${mode}`)}
            </p>
            <div className={styles.screen} data-mode={mode} data-step={step}>
              {/* What the camera shows has neither sound nor speech. */}
              <video
                ref={video}
                className={styles.video}
                playsInline
                muted
                aria-describedby={guide}
                hidden={step === 'taken'}
              />
              <canvas
                ref={canvas}
                className={styles.picture}
                role="img"
                aria-label={t('kyc.camera.picture')}
                hidden={step !== 'taken'}
              />
              {step !== 'taken' && <span className={styles.frame} aria-hidden />}
            </div>
          </>
        )}
        {step === 'failed' && hasCameraApp && <CameraApp side={side} onFile={onPicture} />}
      </div>
    </Dialog>
  );
}

export type CaptureProps = Omit<CameraCaptureProps, 'mode'>;

/** Takes a picture of a document that lies in a frame. */
export function DocumentCapture(props: CaptureProps) {
  return <CameraCapture {...props} mode="document" />;
}

/** Takes a picture of the player's face. */
export function FaceCapture(props: CaptureProps) {
  return <CameraCapture {...props} mode="face" />;
}
