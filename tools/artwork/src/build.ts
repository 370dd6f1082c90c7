import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { faceSymbols } from '@casino-kit/reference-games';
import { makeCatalogue } from './catalogue.js';
import { PROVIDERS, type ProviderId } from './catalogue/providers.js';
import { providerMark } from './provider-mark.js';
import { slotBackground } from './slot-backgrounds.js';
import { slotPreview } from './slot-preview.js';
import { SLOT_FACES, slotSymbol, type SlotFace, type SlotFaceId } from './slot-symbols.js';
import { THEME_IDS, themeArt } from './theme-art.js';
import { thumbnail } from './thumbnail.js';

/**
 * Brotli of a text at quality 10: within a hundredth of the smallest, in less than half of the time. The window is no larger
 * than a picture needs: preparing a larger one takes most of the time.
 */
export const compressed = (text: string): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });

/** What the reference slot needs to know of the faces: their symbols, colours and the motifs that wear them. */
export function slotFaceIndex() {
  return {
    faces: Object.entries(SLOT_FACES).map(([id, face]: [string, SlotFace]) => ({
      id,
      title: face.title,
      reelHue: face.reelHue,
      glowHue: face.glowHue,
      motifs: face.motifs,
      symbols: faceSymbols.map((symbol) => ({ id: symbol, name: face.symbols[symbol].name })),
    })),
  };
}

/** Every file of the build by its path below `dist`. */
export function* builtFiles(): Generator<readonly [path: string, text: string]> {
  const catalogue = makeCatalogue();
  yield ['catalogue.json', JSON.stringify(catalogue)];
  for (const game of catalogue.games) yield [`games/${game.slug}.svg`, thumbnail(game)];
  for (const id of Object.keys(PROVIDERS) as ProviderId[]) yield [`providers/${id}.svg`, providerMark(id)];
  for (const theme of THEME_IDS) {
    for (const [name, svg] of Object.entries(themeArt(theme))) yield [`brand/${theme}/${name}`, svg];
  }
  yield ['faces/faces.json', JSON.stringify(slotFaceIndex())];
  for (const face of Object.keys(SLOT_FACES) as SlotFaceId[]) {
    for (const symbol of faceSymbols) yield [`faces/${face}/${symbol}.svg`, slotSymbol(face, symbol)];
    yield [`faces/${face}/background.svg`, slotBackground(face, 1600, 900)];
    yield [`faces/${face}/background-portrait.svg`, slotBackground(face, 900, 1600)];
    yield [`faces/${face}/reels.svg`, slotPreview(face, false)];
    yield [`faces/${face}/reels-tall.svg`, slotPreview(face, true)];
  }
}

/** Writes the build into a folder, which is emptied first, with a `.br` beside every SVG; returns the number of files. */
export function build(folder: URL): number {
  rmSync(folder, { recursive: true, force: true });
  let count = 0;
  for (const [path, text] of builtFiles()) {
    const file = fileURLToPath(new URL(path, folder));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (path.endsWith('.svg')) writeFileSync(`${file}.br`, compressed(text));
    count++;
  }
  return count;
}

const startedDirectly =
  process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (startedDirectly) {
  const started = performance.now();
  const count = build(new URL('../dist/', import.meta.url));
  console.log(`${count} files in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
