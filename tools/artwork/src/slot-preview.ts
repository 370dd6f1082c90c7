import { faceSymbols } from '@casino-kit/reference-games';
import { Art } from './drawing/art.js';
import { hashText, shuffled } from './drawing/chance.js';
import { oklch } from './drawing/colour.js';
import { slimSvg, svgDocument } from './drawing/document.js';
import { cyclic } from './drawing/geometry.js';
import { rect } from './drawing/shapes.js';
import { gold } from './motifs/materials.js';
import { paintBackground } from './slot-backgrounds.js';
import { SLOT_FACES, type SlotFace, type SlotFaceId } from './slot-symbols.js';

/** The reels of a face as they stand in the middle of a spin: 1280 × 720, or 720 × 1240 for upright screens. */
export function slotPreview(faceId: SlotFaceId, tall: boolean): string {
  const face: SlotFace = SLOT_FACES[faceId];
  const art = new Art(`p${faceId[0]}${tall ? 't' : 'w'}`, hashText(`preview/${faceId}`));
  const [width, height] = tall ? [720, 1240] : [1280, 720];
  const [cellWidth, cellHeight] = tall ? [130, 150] : [176, 170];
  const left = (width - cellWidth * 5) / 2;
  const top = tall ? 330 : (height - cellHeight * 3) / 2;
  const [frameWidth, frameHeight] = [cellWidth * 5, cellHeight * 3];
  const drum = art.linear([
    [0, oklch(0.2, 0.07, face.reelHue)],
    [0.5, oklch(0.3, 0.09, face.reelHue - 5)],
    [1, oklch(0.18, 0.07, face.reelHue + 5)],
  ]);
  const order = shuffled([...faceSymbols, ...faceSymbols.slice(0, 6)], `preview/${faceId}`);
  let cells = '';
  for (let reel = 0; reel < 5; reel++) {
    cells += rect(left + reel * cellWidth + 5, top, cellWidth - 10, frameHeight, 12, drum);
    for (let row = 0; row < 3; row++) {
      const id = cyclic(order, reel * 3 + row);
      const [x, y] = [left + (reel + 0.5) * cellWidth, top + (row + 0.5) * cellHeight];
      cells += art.symbol(
        id,
        () => face.symbols[id].draw(art),
        `translate(${x} ${y}) scale(${tall ? 0.52 : 0.66})`,
      );
    }
  }
  const body =
    paintBackground(art, faceId, width, height) +
    rect(left - 22, top - 22, frameWidth + 44, frameHeight + 44, 26, gold(art, 80)) +
    rect(left - 16, top - 16, frameWidth + 32, frameHeight + 32, 21, oklch(0.13, 0.05, face.reelHue)) +
    cells +
    rect(
      left - 16,
      top - 16,
      frameWidth + 32,
      90,
      21,
      art.linear([
        [0, '#000', 0.45],
        [1, '#000', 0],
      ]),
    );
  return slimSvg(svgDocument(art, width, height, body));
}
