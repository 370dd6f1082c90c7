/** The longest tail in which the end of a PDF is looked for, in bytes. */
const tailBytes = 2_048;

/**
 * Returns whether bytes are one whole PDF and nothing else: the header at the start, a cross-reference within the file,
 * the end mark last. What is in it is judged when it is written anew (`rewrite-pdf.ts`).
 */
export function isWholePdf(bytes: Buffer): boolean {
  if (!/^%PDF-(?:1\.[0-7]|2\.0)[\r\n ]/.test(bytes.toString('latin1', 0, 9))) return false;
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes));
  const reference = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(tail)?.[1];
  return reference !== undefined && Number(reference) < bytes.length;
}
