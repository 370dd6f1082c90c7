import { createHash } from 'node:crypto';
import sharp from 'sharp';

const getHash = (shot: Buffer) => createHash('sha256').update(shot).digest('hex');

/**
 * Compresses a shot, with loss: those that are the same stay so, and all together stay below 20 MB. The result carries the hash
 * of the shot, so that an equal one is neither compressed nor compared.
 */
export const compress = (shot: Buffer): Promise<Buffer> =>
  sharp(shot)
    .withExif({ IFD0: { ImageDescription: getHash(shot) } })
    .avif({ quality: 36, effort: 2 })
    .toBuffer();

/** Returns whether a picture was compressed from this very shot. */
export async function isMadeOf(picture: Buffer, shot: Buffer): Promise<boolean> {
  const { exif } = await sharp(picture).metadata();
  return exif?.includes(getHash(shot)) ?? false;
}
