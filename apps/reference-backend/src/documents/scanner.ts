/** What a virus scanner says of a file. */
export type ScanResult =
  | { kind: 'clean' }
  /** `name`: what the scanner calls it. */
  | { kind: 'infected'; name: string }
  /** It does not respond, or not in time. `reason` is for the log. */
  | { kind: 'unavailable'; reason: string };

/** A virus scanner: looks at the bytes of a file as they were sent. Never throws. */
export interface Scanner {
  scan(bytes: Uint8Array): Promise<ScanResult>;
}
