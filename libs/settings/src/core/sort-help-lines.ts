import { type HelpLine } from '@casino-kit/api-contract';

/** Help lines in the order in which a visitor needs them. */
export interface SortedHelpLines {
  /** Those of the visitor's country, then those for everybody. */
  near: readonly HelpLine[];
  /** Those of other countries, by country code. */
  others: readonly HelpLine[];
}

/**
 * Sorts a brand's help lines for a visitor: by country code in any case; without one all lines with a country are those of
 * other countries. The brand's order stays within each group.
 */
export function sortHelpLines(lines: readonly HelpLine[] = [], country?: string): SortedHelpLines {
  const own = country?.toUpperCase();
  const isOwn = (line: HelpLine) => line.country !== undefined && line.country === own;
  return {
    near: [...lines.filter(isOwn), ...lines.filter((line) => line.country === undefined)],
    others: lines
      .filter((line) => line.country !== undefined && !isOwn(line))
      .toSorted((a, b) => (a.country ?? '').localeCompare(b.country ?? '', 'en')),
  };
}
