'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type CameraSide,
  CameraUnavailable,
  type OpenCamera,
  openCamera,
  takePicture,
} from '../../browser/camera.js';
import { type CameraError } from '../../core/camera-error.js';

/** Where a capture is: the browser asks, the camera shows, the picture is there to be judged, or there is none. */
export type CameraState =
  | { step: 'starting' }
  | { step: 'live' }
  | { step: 'taken'; picture: Blob }
  | { step: 'failed'; reason: CameraError };

export interface UseCameraResult {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  take: () => void;
  /** Discards the picture, or tries again after an error. */
  retry: () => void;
}

/** Switches the camera on while the component is mounted, and off with it. `maxBytes` limits a picture. */
export function useCamera(side: CameraSide, maxBytes: number): UseCameraResult {
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<CameraState>({ step: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const fail = (error: unknown) =>
    setState({ step: 'failed', reason: error instanceof CameraUnavailable ? error.reason : 'unsupported' });

  useEffect(() => {
    let camera: OpenCamera | null = null;
    let isGone = false;
    openCamera(side, () => {
      // The video may still be starting: it must not be shown as live after this.
      isGone = true;
      camera?.close();
      setState({ step: 'failed', reason: 'disconnected' });
    }).then(
      async (opened) => {
        camera = opened;
        const screen = video.current;
        if (isGone || screen === null) return opened.close();
        screen.srcObject = opened.stream;
        // A browser that does not start it by itself shows its first picture.
        await screen.play().catch(() => undefined);
        if (!isGone) setState({ step: 'live' });
      },
      (error: unknown) => {
        if (!isGone) fail(error);
      },
    );
    return () => {
      isGone = true;
      camera?.close();
    };
  }, [side, attempt]);

  return {
    state,
    video,
    canvas,
    take() {
      if (video.current === null || canvas.current === null) return;
      // The picture that is judged is the one that the player saw.
      video.current.pause();
      takePicture(video.current, canvas.current, maxBytes).then(
        (picture) => setState({ step: 'taken', picture }),
        fail,
      );
    },
    retry() {
      setState({ step: 'starting' });
      setAttempt((count) => count + 1);
    },
  };
}
