import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { computeFigures, sessionSeed, simulatedSessions } from '../src/slots/model-figures.js';
import { seededDraw } from '../src/slots/seeded-draw.js';
import { computePercentiles, simulateSessions } from '../src/slots/session-simulation.js';
import { slotModels } from '@casino-kit/reference-games';

// Writes the figures that take too long to compute at every start. Run it after a change of the slot models:
// npx tsx --conditions=@casino-kit/source scripts/model-figures.ts
const figures = slotModels.map((model) => ({
  ...computeFigures(model),
  session: computePercentiles(
    simulateSessions(model, simulatedSessions, seededDraw(sessionSeed + model.number)),
  ),
}));
const file = fileURLToPath(new URL('../src/slots/model-figures.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
