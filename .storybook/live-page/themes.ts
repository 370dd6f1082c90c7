import { type Tokens } from '@casino-kit/theme-kit';
import curacao from '@casino-kit/ui-theme-curacao/tokens.json';
import curacaoManifest from '@casino-kit/ui-theme-curacao/package.json';
import lulu from '@casino-kit/ui-theme-lulu/tokens.json';
import luluManifest from '@casino-kit/ui-theme-lulu/package.json';

/** A theme of this workspace, which a live page can start from. */
export interface InstalledTheme {
  tokens: Tokens;
  manifest: { name: string; version: string; devDependencies: Readonly<Record<string, string>> };
}

/** The themes by their name: the value of `data-theme`. */
export const installedThemes: Readonly<Record<string, InstalledTheme>> = {
  curacao: { tokens: curacao, manifest: curacaoManifest },
  lulu: { tokens: lulu, manifest: luluManifest },
};

const pictures = import.meta.glob<string>('../../libs/ui-theme-*/dist/art/*.svg', {
  query: '?raw',
  import: 'default',
});

/** Reads the pictures of a theme: text by path below its package, `art/mark.svg`. */
export async function readArt(theme: string): Promise<ReadonlyMap<string, string>> {
  const own = Object.entries(pictures).filter(([path]) => path.includes(`/ui-theme-${theme}/`));
  return new Map(
    await Promise.all(
      own.map(async ([path, read]) => [path.slice(path.indexOf('art/')), await read()] as const),
    ),
  );
}
