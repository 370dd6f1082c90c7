import { type SortedHelpLines } from '@casino-kit/settings';

/** Link targets of this library's pages; the host knows its own addresses. */
export interface ProtectionLinks {
  /** All limits. */
  limitsHref: string;
  /** Breaks and self-exclusion. */
  exclusionHref: string;
  /** What the player put in and got out (`StatementPage`). */
  statementHref: string;
  /** Where money is paid out, which stays possible during an exclusion. */
  withdrawHref: string;
  /** Who helps, free of charge. */
  helpHref: string;
  /** The self-test (`SelfTest`); without it nothing links there. */
  selfTestHref?: string | undefined;
  /** How to reach support; without it nothing links there. */
  supportHref?: string | undefined;
  /** Every round of the player; without it nothing links there. */
  roundsHref?: string | undefined;
}

/** Options of every page of this library. */
export interface ProtectionOptions extends ProtectionLinks {
  /** The player's zone (IANA), which determines days and times. */
  timeZone: string;
  /** The brand's help lines in the visitor's order; without them only `helpHref` is linked. */
  helpLines?: SortedHelpLines | undefined;
  /** The clock; the machine's by default. Pass the same function on every render. */
  now?: (() => Date) | undefined;
}
