import * as v from 'valibot';
import { type Settings } from './defaults.js';
import { isSafePath } from './safe-redirect.js';

const label = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));
const colour = v.pipe(v.string(), v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i));
const icon = v.object({
  src: v.custom<string>(isSafePath),
  sizes: v.optional(v.pipe(v.string(), v.regex(/^(?:any|\d{1,4}x\d{1,4})$/))),
  type: v.optional(v.pipe(v.string(), v.regex(/^image\/[a-z+.-]{1,30}$/))),
  purpose: v.optional(v.picklist(['any', 'maskable', 'monochrome'])),
});
const fields = {
  name: label,
  short_name: label,
  description: v.pipe(v.string(), v.maxLength(300)),
  theme_color: colour,
  background_color: colour,
  display: v.picklist(['standalone', 'minimal-ui', 'fullscreen', 'browser']),
  orientation: v.picklist(['any', 'natural', 'portrait', 'landscape']),
  icons: v.pipe(v.array(icon), v.nonEmpty(), v.maxLength(20)),
};

export type ManifestIcon = v.InferOutput<typeof icon>;

/** What the theme gives to the manifest; the settings may replace each. */
export interface ManifestDefaults {
  /** The colour of the page and of the window around it, `#rrggbb`. */
  colour: string;
  icons: readonly ManifestIcon[];
  description: string;
}

/**
 * Returns the web app manifest of a brand (§3, `manifest`): its name, and the theme's colours and icons, each unless the
 * settings name a valid one. Fields that could lead elsewhere (`start_url`, `scope`, …) cannot be set.
 */
export function webManifest(
  { manifest, brandName }: Pick<Settings, 'manifest' | 'brandName'>,
  { colour: own, icons, description }: ManifestDefaults,
): Record<string, unknown> {
  const given = Object.entries(fields).flatMap(([name, schema]) => {
    const read = v.safeParse(schema, Object.hasOwn(manifest, name) ? manifest[name] : undefined);
    return read.success ? [[name, read.output] as const] : [];
  });
  return {
    ...{ name: brandName, short_name: brandName, description },
    ...{ theme_color: own, background_color: own, display: 'standalone', icons },
    ...Object.fromEntries(given),
    ...{ id: '/', start_url: '/', scope: '/' },
  };
}
