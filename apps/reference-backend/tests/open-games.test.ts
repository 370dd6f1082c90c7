import { expect, it } from 'vitest';
import { openEveryGame } from '../scripts/open-games/open-every-game.js';
import { newPlayer, startTestBackend } from './support/test-backend.js';

it('every listed game opens, as a demo that is played by a guest and for real money', async () => {
  const backend = await startTestBackend();
  const player = await newPlayer(backend);
  expect(await openEveryGame(backend, [undefined, player.token])).toEqual({
    listed: 9,
    counted: 9,
    opened: 9,
    // Rounds of a roulette and of crash are shared: their own tests play them.
    played: 7,
    refused: [],
  });
});
