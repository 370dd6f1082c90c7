/** What a file or a sheet of paper with recovery codes says. */
export interface RecoveryCodesText {
  /** The first line, with the name of the casino. */
  title: string;
  /** What the codes are for. */
  note: string;
  codes: readonly string[];
}

/** Returns recovery codes as a text file, one on each line. */
export const recoveryCodesFile = ({ title, note, codes }: RecoveryCodesText): string =>
  `${title}\n\n${codes.join('\n')}\n\n${note}\n`;
