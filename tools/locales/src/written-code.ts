/** Codes that show the texts of another code: `el` and `gr` are both Greek (decision 34). */
export const sharedCodes: Readonly<Record<string, string>> = { el: 'gr' };

/** Returns the code that names the files of a language: `gr` for `el`. */
export const writtenCode = (code: string): string =>
  (Object.hasOwn(sharedCodes, code) ? sharedCodes[code] : undefined) ?? code;

/** Codes whose missing texts another language fills before English does (decision 34). */
export const filledFrom: Readonly<Record<string, string>> = { mu: 'fr' };
