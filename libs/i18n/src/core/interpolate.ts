/** Values for `{{name}}` places. `count`, a number, also chooses the plural form. */
export type TextParams = Readonly<Record<string, string | number>>;

/** Replaces the `{{name}}` places of a text; a value that is not given leaves nothing. */
export function interpolate(text: string, params: TextParams): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_place, name: string) =>
    String(Object.hasOwn(params, name) ? params[name] : ''),
  );
}

/** Returns whether a text has no other syntax than `{{name}}`: no references, formats or nested braces. */
export function isPlainTemplate(text: string): boolean {
  return !/\$t\(|\{\{(?!\s*\w+\s*\}\})/.test(text);
}
