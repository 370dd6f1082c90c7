import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeTournament } from '../testing.js';
import { TournamentName } from './tournament-name.js';
import { useTournamentTexts } from './use-tournament-texts.js';

function Name({ finalAt }: { finalAt: string | null }) {
  return <TournamentName tournament={makeTournament({ finalAt })} texts={useTournamentTexts('UTC')} />;
}

it.each([
  { finalAt: null, shown: 'Harbour Race', element: 'BDI' },
  { finalAt: '2026-11-30T00:05:00.000Z', shown: 'Harbour Race, week 48', element: 'SPAN' },
])('is "$shown" in the direction of its $element', ({ finalAt, shown, element }) => {
  const { container } = render(<Name finalAt={finalAt} />, { wrapper: createTestCasino().Host });
  expect(container.querySelector('bdi, span')?.tagName).toBe(element);
  expect(container.textContent).toBe(shown);
});
