import { type DocumentSignal } from '../documents/document-signals.js';
import { table } from './markup.js';

const matches: Readonly<Record<string, string>> = {
  file: 'the same file',
  content: 'the same pixels or pages',
  picture: 'a picture that looks alike',
};

function formatSignal({ kind, otherPlayerId, detail }: DocumentSignal): string {
  if (kind === 'infected') return `The virus scanner found ${detail}. Nothing of the file was kept.`;
  return `Same document in two accounts: ${otherPlayerId ?? ''} has ${matches[detail] ?? detail}.`;
}

/** Renders what documents give the operator to look at. */
export function documentSignalsSection(signals: readonly DocumentSignal[]): string {
  return `<h2>Signals of documents</h2>
${table(
  ['At', 'Player', 'File', 'Signal'],
  signals.map((signal) => [
    signal.createdAt.toISOString(),
    String(signal.playerId),
    signal.fileName,
    formatSignal(signal),
  ]),
)}`;
}
