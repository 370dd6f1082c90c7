/** What a page says about a library, read from its manifest, README and texts. */
export interface LibraryFacts {
  name: string;
  /** `@casino-kit/money`. */
  packageName: string;
  description: string;
  version: string;
  /** `domain`, `foundation`, `theme` or `tool`. */
  layer: string;
  /** The command that installs it with everything that it needs. */
  install: string;
  /** What can be imported: `@casino-kit/money`, `@casino-kit/money/testing`. */
  entries: string[];
  /** Size limits by what is imported. */
  sizes: { name: string; limit: string }[];
  /** The README without its title and install line; links lead to pages of Storybook. */
  readme: string;
  /** The README's own sentences on a subject, `null` where it says nothing. */
  settings: string | null;
  events: string | null;
  accessibility: string | null;
}

/** A part of a `package.json`. */
export interface LibraryManifest {
  name: string;
  version: string;
  description: string;
  exports: Readonly<Record<string, unknown>>;
  peerDependencies?: Readonly<Record<string, string>> | undefined;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>> | undefined;
  nx?: { tags?: readonly string[] } | undefined;
  'size-limit'?: readonly { name: string; limit: string }[] | undefined;
}

/** Returns a README with links that work here: to the page of another library, or none where a file of the repository was. */
export function withOwnLinks(readme: string): string {
  return readme
    .replace(/\]\(\.\.\/([a-z0-9-]+)(?:\/README\.md)?(?:#[^)]*)?\)/g, '](?path=/docs/$1-about--docs)')
    .replace(/\[([^\]]+)\]\((?!https?:|\?|#)[^)]*\)/g, '$1');
}

/** Returns the items and sections of a README on a subject, as Markdown, or `null` if there are none. */
export function partsOn(readme: string, subject: RegExp): string | null {
  const sections = readme
    .split(/^(?=## )/m)
    .filter((section) => section.startsWith('## ') && subject.test(section.split('\n', 1)[0] ?? ''))
    .map((section) => section.replace(/^## .*\n+/, '').trim());
  const items = readme
    .split(/^(?=- |## |\n)/m)
    .filter((item) => {
      const [, title] = /^- \*\*(.+?)\*\*/.exec(item) ?? [];
      return title !== undefined && subject.test(title);
    })
    .map((item) => item.trim());
  const found = [...items, ...sections];
  return found.length === 0 ? null : found.join('\n\n');
}

/** Returns the install line of a README, or one made from the manifest. */
function installLine(
  readme: string,
  { name, peerDependencies = {}, peerDependenciesMeta = {} }: LibraryManifest,
) {
  const [written] = /^npm install .+$/m.exec(readme) ?? [];
  if (written?.includes(name) === true) return written;
  const peers = Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true);
  return ['npm install', name, ...peers].join(' ');
}

/** Reads what a page says about a library. */
export function readLibrary(name: string, manifest: LibraryManifest, readme: string): LibraryFacts {
  const body = readme.replace(/^# .*\n+/, '');
  const linked = withOwnLinks(body);
  return {
    name,
    packageName: manifest.name,
    description: manifest.description,
    version: manifest.version,
    layer: manifest.nx?.tags?.find((tag) => tag.startsWith('type:'))?.slice(5) ?? '',
    install: installLine(readme, manifest),
    entries: Object.keys(manifest.exports)
      .filter((entry) => entry !== './package.json')
      .map((entry) => manifest.name + entry.slice(1)),
    sizes: (manifest['size-limit'] ?? []).map((one) => ({ name: one.name, limit: one.limit })),
    readme: linked,
    settings: partsOn(linked, /^(## )?.*\bsettings\b/i),
    events: partsOn(linked, /^(## )?.*\b(events|live updates|live)\b/i),
    accessibility: partsOn(linked, /accessib|keyboard|screen reader|\bfocus\b/i),
  };
}
