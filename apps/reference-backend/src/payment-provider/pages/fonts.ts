import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
/** The families that a merchant's theme may name: a frame of another origin cannot use the merchant's own files. */
const families = ['inter', 'nunito-sans', 'rubik', 'vazirmatn'] as const;

const getFamily = (name: string) =>
  families.find((family) => new RegExp(`^${family}-[a-z-]+-wght-normal\\.woff2$`).test(name));

/** Returns whether a name is one of the font files that the provider's pages load. */
export function isFontFile(name: string): boolean {
  return getFamily(name) !== undefined;
}

/** Returns the path of a font file in its package. */
export function fontFilePath(name: string): string {
  return resolve(`@fontsource-variable/${getFamily(name)}/files/${name}`);
}

/** Returns the stylesheet with the faces of all families, with the font files beside it. */
export function fontStylesheet(): string {
  return families
    .map((family) => readFileSync(resolve(`@fontsource-variable/${family}/index.css`), 'utf8'))
    .join('\n')
    .replaceAll('url(./files/', 'url(');
}

/** Returns the names of the font files that a stylesheet loads. */
export function fontFilesIn(stylesheet: string): string[] {
  return [...stylesheet.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, name = '']) => name);
}
