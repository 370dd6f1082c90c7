/**
 * Returns a description without what refers to the specification and the decisions, such as “(§2)” or “(decision 79)”: who
 * reads it here has neither at hand.
 */
export const withoutReferences = (description: string): string =>
  description.replaceAll(/\s*\((?:§|decisions? \d|issue ")[^()]*\)/g, '');
