import { type CameraError, toCameraError } from '../core/camera-error.js';
import { pictureSteps } from '../core/picture-steps.js';

/** `environment` for documents, `user` for faces. */
export type CameraSide = 'environment' | 'user';

/** A camera that is on. */
export interface OpenCamera {
  stream: MediaStream;
  /** Switches it off. */
  close: () => void;
}

/** Thrown when there is no camera to use. */
export class CameraUnavailable extends Error {
  constructor(readonly reason: CameraError) {
    super(reason);
  }
}

/**
 * Switches the camera on, which asks the player for permission. `onLost` is called when it goes away later, such as a
 * camera that is unplugged or whose permission is taken back. @throws CameraUnavailable
 */
export async function openCamera(side: CameraSide, onLost: () => void): Promise<OpenCamera> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) throw new CameraUnavailable('unsupported');
  try {
    const stream = await devices.getUserMedia({
      video: { facingMode: side, width: { ideal: 1_920 }, height: { ideal: 1_080 } },
      audio: false,
    });
    const tracks = stream.getVideoTracks();
    for (const track of tracks) track.addEventListener('ended', onLost);
    return {
      stream,
      close() {
        for (const track of tracks) {
          track.removeEventListener('ended', onLost);
          track.stop();
        }
      },
    };
  } catch (error) {
    throw new CameraUnavailable(toCameraError(error));
  }
}

const writePicture = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * Takes the picture that the camera shows now, as a JPEG of at most `maxBytes`: first of lower quality, then smaller, as
 * long as it can be read. @throws CameraUnavailable `too-large`, or `disconnected` without a picture
 */
export async function takePicture(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  maxBytes: number,
): Promise<Blob> {
  const { videoWidth: width, videoHeight: height } = video;
  const pen = canvas.getContext('2d');
  if (width === 0 || height === 0 || pen === null) throw new CameraUnavailable('disconnected');
  for (const step of pictureSteps({ width, height })) {
    // Only a new size clears the canvas, and only then is it painted again.
    if (canvas.width !== step.width || canvas.height !== step.height)
      Object.assign(canvas, { width: step.width, height: step.height });
    pen.drawImage(video, 0, 0, step.width, step.height);
    const picture = await writePicture(canvas, step.quality);
    if (picture !== null && picture.size <= maxBytes) return picture;
  }
  throw new CameraUnavailable('too-large');
}
