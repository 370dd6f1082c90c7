import { eq } from 'drizzle-orm';
import { openMinesTile, startMines } from '@casino-kit/api-contract';
import { drawMines, mineTiles } from '@casino-kit/reference-games';
import { minesRounds } from '../../src/originals/tables.js';
import { newKey, type TestBackend } from './test-backend.js';

type Node = Pick<TestBackend, 'call' | 'services'>;

/** Where the gems and the mines of a round are, as only the database knows. */
export async function readTiles({ services }: Pick<TestBackend, 'services'>, roundId: string) {
  const [row] = await services.database.select().from(minesRounds).where(eq(minesRounds.id, roundId));
  if (row === undefined) throw new Error(`no round ${roundId}`);
  const mines = drawMines(row);
  const gems = Array.from({ length: mineTiles }, (_, tile) => tile).filter((tile) => !mines.includes(tile));
  return { row, mines, gems };
}

/** Starts a round with the token of a launch and opens one gem; returns the id of the round. */
export async function openOneGem(backend: Node, token: string): Promise<string> {
  const started = await backend.call(startMines, {
    token,
    headers: { 'idempotency-key': newKey() },
    body: { stake: '0.20', mines: 3 },
  });
  const { roundId } = started.body.data;
  const { gems } = await readTiles(backend, roundId);
  await backend.call(openMinesTile, { token, body: { roundId, tile: gems[0] } });
  return roundId;
}
