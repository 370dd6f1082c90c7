import {
  getRouletteColour,
  combineClientSeeds,
  drawCrashPoint,
  type DrawnRound,
  drawOriginal,
  drawRouletteNumber,
  drawSlotRound,
  fairDraw,
  hashServerSeed,
  type Hundredths,
  type Original,
  type OriginalDraw,
  type RouletteColour,
  getSlotModel,
} from '@casino-kit/reference-games';
import { type VerifyRequest } from './read-form.js';

/** `missing`: the player does not know what was shown before the round. */
export type HashCheck = 'match' | 'mismatch' | 'missing';

/** A round that was drawn again. `stops` are those of the reels, `tries` how often they were drawn. */
export type VerifiedRound = { hash: string; hashCheck: HashCheck; clientSeed: string } & (
  | { game: 'slot'; machine: number; drawn: DrawnRound; stops: readonly number[]; tries: number }
  | { game: 'original'; original: Original; draw: OriginalDraw }
  | { game: 'roulette'; number: number; colour: RouletteColour }
  | { game: 'crash'; crashPoint: Hundredths; cashedOut: Hundredths | null }
);

type SlotRequest = Extract<VerifyRequest, { game: 'slot' }>;

/** Returns where the reels stopped in the spin that counts, and how often they were drawn until then. */
function findStops({ machine, serverSeed, clientSeed }: SlotRequest, { spin }: DrawnRound) {
  const { reels } = getSlotModel(machine);
  const draw = fairDraw({ serverSeed, clientSeed });
  for (let tries = 1; ; tries += 1) {
    const stops = reels.map((reel) => draw(reel.length));
    const isIt = reels.every((reel, index) =>
      spin.grid[index]?.every((symbol, row) => reel[((stops[index] ?? 0) + row) % reel.length] === symbol),
    );
    if (isIt) return { stops, tries };
  }
}

/** Draws a round again from its seeds. */
export function drawAgain(request: VerifyRequest): VerifiedRound {
  const { serverSeed, serverSeedHash } = request;
  const hash = hashServerSeed(serverSeed);
  const isMatch = hash === serverSeedHash;
  const hashCheck = serverSeedHash === null ? 'missing' : isMatch ? 'match' : 'mismatch';
  if (request.game === 'roulette') {
    const clientSeed = combineClientSeeds(request.clientSeeds);
    const number = drawRouletteNumber({ serverSeed, clientSeed });
    return { hash, hashCheck, clientSeed, game: 'roulette', number, colour: getRouletteColour(number) };
  }
  if (request.game === 'crash') {
    const clientSeed = combineClientSeeds(request.clientSeeds);
    const crashPoint = drawCrashPoint({ serverSeed, clientSeed });
    return { hash, hashCheck, clientSeed, game: 'crash', crashPoint, cashedOut: request.cashedOut };
  }
  const { clientSeed } = request;
  if (request.game === 'original') {
    const { original, choice } = request;
    const draw = drawOriginal(original, choice, { serverSeed, clientSeed });
    if (draw === null) throw new RangeError(`${original} has no ${choice}`);
    return { hash, hashCheck, clientSeed, game: 'original', original, draw };
  }
  const drawn = drawSlotRound(request);
  return {
    hash,
    hashCheck,
    clientSeed,
    game: 'slot',
    machine: request.machine,
    drawn,
    ...findStops(request, drawn),
  };
}
