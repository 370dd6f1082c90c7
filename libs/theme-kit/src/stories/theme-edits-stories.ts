import { type BaseManifest, themeManifest } from '../core/theme-manifest.js';
import { toCustomProperty, resolveToken, tokenPaths, type Tokens } from '../core/tokens.js';

/** Colours that the editor offers, in groups: names of `semantic.color`. */
export const editedColours = {
  Ground: ['page', 'surface-sunken', 'surface-raised', 'surface-overlay', 'surface-hover'],
  Text: ['text', 'text-secondary', 'text-disabled', 'text-link'],
  Action: ['primary', 'primary-end', 'on-primary', 'primary-soft', 'on-primary-soft'],
  Highlight: ['accent', 'on-accent', 'accent-soft'],
  Lines: ['line', 'line-strong', 'line-control', 'focus'],
  States: ['success', 'warning', 'danger'],
} as const;

/** Corners that the editor offers: names of `semantic.radius`. */
export const editedRadii = ['sm', 'md', 'lg', 'xl'] as const;

/** Fonts with Latin letters that a theme can take, and the package of each. */
export const fontPackages: Readonly<Record<string, string>> = {
  Sora: '@fontsource-variable/sora',
  Inter: '@fontsource-variable/inter',
  Outfit: '@fontsource-variable/outfit',
  'Nunito Sans': '@fontsource-variable/nunito-sans',
};
/** The fonts of other scripts that stand behind each of them: Arabic, Thai and Devanagari. */
const scriptFonts = [
  { family: 'Rubik Variable', packageName: '@fontsource-variable/rubik' },
  { family: 'Noto Sans Thai Variable', packageName: '@fontsource-variable/noto-sans-thai' },
  { family: 'Noto Sans Devanagari Variable', packageName: '@fontsource-variable/noto-sans-devanagari' },
];

/** What was changed of a theme. */
export interface ThemeEdits {
  /** `#RRGGBB` or `rgb(R G B / A)` by the name of a colour. */
  colours: Readonly<Record<string, string>>;
  /** Pixels by the name of a corner. */
  radii: Readonly<Record<string, number>>;
  /** Names of {@link fontPackages}. */
  display: string;
  text: string;
}

/** Returns whether a text is a colour that a theme can have. */
export function isThemeColour(text: string): boolean {
  return /^(#[\da-f]{6}|rgb\(\d{1,3} \d{1,3} \d{1,3} \/ (0|1|0?\.\d+)\))$/i.test(text);
}

/** Returns whether a text can be the name of a package. */
export function isPackageName(text: string): boolean {
  return text.length <= 214 && /^(@[a-z\d][a-z\d._-]*\/)?[a-z\d][a-z\d._-]*$/.test(text);
}

/** Returns the name in {@link fontPackages} of the first family of a token. */
const getFont = (tokens: Tokens, name: string) =>
  /^'(.+?) Variable'/.exec(resolveToken(tokens, `semantic.font.${name}`))?.[1] ?? 'Inter';

/** Returns the values of a theme that can be changed. */
export function toThemeEdits(tokens: Tokens): ThemeEdits {
  const colours = Object.values(editedColours).flat();
  return {
    colours: Object.fromEntries(
      colours.map((name) => [name, resolveToken(tokens, `semantic.color.${name}`)]),
    ),
    radii: Object.fromEntries(
      editedRadii.map((name) => [name, Number.parseFloat(resolveToken(tokens, `semantic.radius.${name}`))]),
    ),
    display: getFont(tokens, 'display'),
    text: getFont(tokens, 'text'),
  };
}

const stack = (font: string) =>
  [`'${font} Variable'`, ...scriptFonts.map(({ family }) => `'${family}'`), 'system-ui', 'sans-serif'].join(
    ', ',
  );

/** Returns a colour with another alpha: `#RRGGBB` becomes `rgb(R G B / A)`. */
function withAlpha(colour: string, alpha: string): string {
  const hex = /^#([\da-f]{6})$/i.exec(colour)?.[1];
  const parts = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    : (/^rgb\((\d+ \d+ \d+)/.exec(colour)?.[1] ?? '0 0 0').split(' ');
  return `rgb(${parts.join(' ')} / ${alpha})`;
}

/**
 * Returns the tokens of a theme with what was changed. A value that was not changed keeps its reference to the palette. The
 * gradient and the glow of the primary button follow its colours.
 */
export function withEdits(tokens: Tokens, edits: ThemeEdits): Tokens {
  const before = toThemeEdits(tokens);
  const values = new Map<string, string>();
  for (const [name, colour] of Object.entries(edits.colours))
    if (colour !== before.colours[name]) values.set(`semantic.color.${name}`, colour);
  for (const [name, pixels] of Object.entries(edits.radii))
    if (pixels !== before.radii[name]) values.set(`semantic.radius.${name}`, `${pixels}px`);
  for (const name of ['display', 'text'] as const)
    if (edits[name] !== before[name]) values.set(`semantic.font.${name}`, stack(edits[name]));
  if (values.has('semantic.color.primary') || values.has('semantic.color.primary-end'))
    values.set(
      'semantic.gradient.primary',
      'linear-gradient(120deg, {semantic.color.primary}, {semantic.color.primary-end})',
    );
  if (values.has('semantic.color.primary'))
    values.set(
      'semantic.glow.primary',
      resolveToken(tokens, 'semantic.glow.primary').replace(/rgb\([^)]* \/ ([\d.]+)\)/, (_, alpha: string) =>
        withAlpha(edits.colours['primary'] ?? '', alpha),
      ),
    );
  return Object.fromEntries(
    Object.entries(tokens).map(([tier, groups]) => [
      tier,
      Object.fromEntries(
        Object.entries(groups).map(([group, members]) => [
          group,
          Object.fromEntries(
            Object.entries(members).map(([name, token]) => {
              const $value = values.get(`${tier}.${group}.${name}`);
              return [name, $value === undefined ? token : { ...token, $value }];
            }),
          ),
        ]),
      ),
    ]),
  );
}

/** Returns the custom properties of a theme for an element's style; pictures stay those of the theme that it is in. */
export function previewStyle(tokens: Tokens): Record<string, string> {
  return Object.fromEntries(
    tokenPaths(tokens)
      .filter((path) => !path.startsWith('palette.'))
      .map((path) => [toCustomProperty(path), resolveToken(tokens, path)])
      .filter(([, value]) => value?.includes('url(') === false),
  );
}

/**
 * Returns the files of a theme package, text by path, as `casino-kit-theme start` writes them, with the tokens and fonts of
 * the edits. `art` are the pictures of the theme that it starts from, `versions` those of the font packages.
 */
export function themeFiles(
  packageName: string,
  tokens: Tokens,
  {
    base,
    art,
    versions,
  }: {
    base: BaseManifest;
    art: ReadonlyMap<string, string>;
    versions: Readonly<Record<string, string>>;
  },
): Map<string, string> {
  const { display, text } = toThemeEdits(tokens);
  const fonts = [
    ...new Set([display, text].map((font) => fontPackages[font] ?? '')),
    ...scriptFonts.map(({ packageName }) => packageName),
  ];
  const devDependencies = Object.fromEntries([
    ...Object.entries(base.devDependencies ?? {}).filter(([name]) => !name.startsWith('@fontsource')),
    ...fonts.map((name) => [name, versions[name] ?? '*'] as const),
  ]);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ['package.json', json(themeManifest(packageName, { ...base, devDependencies }))],
    ['src/tokens.json', json(tokens)],
    ...art,
  ]);
}
