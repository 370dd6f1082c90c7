import { type MatchRow } from '../persons/read-matches.js';
import { button, Markup, table } from './markup.js';

const stateTexts: Readonly<Record<MatchRow['state'], string>> = {
  held: 'held: no play or deposit until you decide',
  noted: 'noted only',
  linked: 'excluded likewise',
  same: 'the same person, excluded likewise',
  other: 'another person',
};

/** A decision can be changed. */
function renderActions({ playerId, excludedId, state }: MatchRow): Markup {
  const path = `/control/persons/${playerId}/${excludedId}`;
  return new Markup(
    [
      state === 'same' || state === 'linked' ? '' : button(`${path}/same`, 'Same person'),
      state === 'other' ? '' : button(`${path}/other`, 'Another person'),
    ].join('\n'),
  );
}

/** Renders the accounts that match those of excluded persons, with the operator's decisions. */
export function personsSection(matches: readonly MatchRow[]): string {
  return `<h2>Possible excluded persons</h2>
${table(
  ['Found', 'Account', 'Excluded account', 'Match', 'In common', 'State', 'Decision'],
  matches.map((row) => [
    row.foundAt.toISOString(),
    String(row.playerId),
    String(row.excludedId),
    row.match,
    row.facts.join(', '),
    stateTexts[row.state],
    renderActions(row),
  ]),
)}`;
}
