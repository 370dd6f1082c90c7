import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// The reader's own default is a public network; this site serves its own copy.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? readerUrl : prefix + path),
  },
});

/** Returns the text of the QR code in an image, or `null` when none can be read. */
export async function readQrCode(picture: Blob): Promise<string | null> {
  try {
    const [code] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture);
    return code?.rawValue ?? null;
  } catch {
    // Not an image, or a format that this browser does not support.
    return null;
  }
}
