/** The fonts of scripts that no theme has, by wire code: they are large, and a page has that of its own language alone. */
const fonts = import.meta.glob('../fonts/*.css');

/**
 * Loads the font that a language needs, if any. A page that is served in the language names it in its head. Without its file
 * the system's own font is shown.
 */
export async function loadScriptFont(code: string): Promise<void> {
  await fonts[`../fonts/${code}.css`]?.().catch(() => undefined);
}
