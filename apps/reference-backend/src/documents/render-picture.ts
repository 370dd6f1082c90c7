import sharp from 'sharp';

/** The largest picture that is read, in pixels: what the largest cameras of phones take. */
export const maxPixels = 120_000_000;
/** The longest side of a rendered picture, in pixels; larger ones are scaled down. */
const longestSide = 6_000;
/** The longest that rendering may take, in seconds. */
const longestSeconds = 20;

// Only these two formats are ever parsed, whatever the bytes say.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Renders a picture anew: its pixels, upright, in the colours of screens, and nothing else of the file (no EXIF, place,
 * preview, profile, comments, further pictures). Returns `null` for one that cannot be rendered whole within bounds.
 */
export async function renderPicture(bytes: Buffer, type: 'jpg' | 'png'): Promise<Buffer | null> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: longestSeconds });
  const encoded =
    type === 'jpg'
      ? picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      : picture.png({ compressionLevel: 6 });
  return encoded.toBuffer().catch((): null => null);
}

const [columns, rows] = [17, 16];
/** Below this range of brightness, of 255, a picture is too flat to be told from others. */
const flat = 24;

/**
 * Returns the difference hash of a picture, 256 bits in hex: for 16 by 16 places, whether it gets brighter to the right. It
 * hardly changes when a picture is scaled or compressed again. `null` for one that is the same all over.
 */
export async function hashPicture(bytes: Buffer): Promise<string | null> {
  const grey = await sharp(bytes, { limitInputPixels: maxPixels })
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width: columns, height: rows, fit: 'fill' })
    .raw()
    .toBuffer();
  const values = [...grey];
  if (Math.max(...values) - Math.min(...values) < flat) return null;
  let bits = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column + 1 < columns; column += 1) {
      const at = row * columns + column;
      bits += (values[at] ?? 0) < (values[at + 1] ?? 0) ? '1' : '0';
    }
  return bits.replaceAll(/[01]{4}/g, (four) => Number.parseInt(four, 2).toString(16));
}
