import { type Face, type FaceId } from './face.js';

const built = import.meta.glob<string>(
  [
    '../../../../tools/artwork/dist/faces/*/symbol-?.svg',
    '../../../../tools/artwork/dist/faces/*/scatter.svg',
    '../../../../tools/artwork/dist/faces/*/background.svg',
    '../../../../tools/artwork/dist/faces/*/background-portrait.svg',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** Returns the address of a picture of a face, by its file name without extension. @throws RangeError if not built */
export function pictureUrl(face: FaceId, picture: string): string {
  const url = built[`../../../../tools/artwork/dist/faces/${face}/${picture}.svg`];
  if (url === undefined) throw new RangeError(`no picture ${picture} of the face ${face}`);
  return url;
}

/** Loads every symbol of a face, so that no reel stops on a picture that is still loading. */
export async function preloadSymbols(face: Face): Promise<void> {
  await Promise.allSettled(
    Object.values(face.symbols).map(({ picture }) => {
      const image = new Image();
      image.src = pictureUrl(face.id, picture);
      return image.decode();
    }),
  );
}
