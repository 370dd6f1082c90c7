/** Markers without a length: temporary, and the restarts within a scan. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** The frame headers: all of 0xc0 to 0xcf but tables and the two reserved ones. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const word = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const multiPicture = [0x4d, 0x50, 0x46, 0];

/** Returns where the compressed data of a scan ends: at the next marker that does not belong to it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isAlone(next)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return -1;
}

interface Picture {
  /** The offset after its end marker. */
  end: number;
  /** Its header announces further pictures in the file (CIPA DC-007), such as the brightness map of a phone. */
  announcesMore: boolean;
}

/** Reads one picture from its start marker on; `null` if it is cut off or damaged. */
function readPicture(bytes: Uint8Array, from: number, maxPixels: number): Picture | null {
  if (word(bytes, from) !== 0xffd8) return null;
  let at = from + 2;
  let [hasFrame, hasScan, announcesMore] = [false, false, false];
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
    } else if (marker === 0xd9) {
      return hasFrame && hasScan ? { end: at + 2, announcesMore } : null;
    } else if (isAlone(marker)) {
      at += 2;
    } else {
      const length = word(bytes, at + 2);
      const end = at + 2 + length;
      if (marker === 0 || marker === 0xd8 || length < 2 || end > bytes.length) return null;
      if (isFrame(marker)) {
        const pixels = word(bytes, at + 5) * word(bytes, at + 7);
        if (length < 8 || pixels === 0 || pixels > maxPixels) return null;
        hasFrame = true;
      }
      if (marker === 0xe2 && multiPicture.every((byte, index) => bytes[at + 4 + index] === byte))
        announcesMore = true;
      hasScan ||= marker === 0xda && hasFrame;
      at = marker === 0xda ? endOfScan(bytes, end) : end;
      if (at < 0) return null;
    }
  }
  return null;
}

/**
 * Returns the offset after a whole JPEG with all pictures that its header announces, `null` for anything else: cut off,
 * damaged, empty, or of more than `maxPixels`. Bytes from there on do not belong to the picture.
 */
export function endOfJpeg(bytes: Uint8Array, maxPixels: number): number | null {
  const first = readPicture(bytes, 0, maxPixels);
  if (first === null) return null;
  let { end } = first;
  while (first.announcesMore && end < bytes.length) {
    const next = readPicture(bytes, end, maxPixels);
    if (next === null) break;
    end = next.end;
  }
  return end;
}
