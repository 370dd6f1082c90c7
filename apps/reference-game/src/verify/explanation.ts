import { element } from '../element.js';
import { type VerifiedRound } from './draw-again.js';
import { type VerifyRequest } from './read-form.js';
import { combineCommand, hashCommand, numbersCommand } from './shell-commands.js';
import { type VerifyTexts } from './verify-texts.js';

const command = (text: string) => element('pre', { dir: 'ltr', tabindex: 0 }, element('code', {}, text));
const step = (text: string, ...more: Node[]) => element('li', {}, element('p', {}, text), ...more);

function lastSteps(request: VerifyRequest, round: VerifiedRound, texts: VerifyTexts): HTMLElement[] {
  const figure = (value: number) => texts.figure(String(value));
  if (round.game === 'roulette') return [step(texts.text('how.number'))];
  if (round.game === 'crash') return [step(texts.text('how.crash'))];
  if (round.game === 'original') return [step(texts.text(`how.${round.original}`))];
  return [
    step(
      texts.text('how.stops', {
        // Isolated, so that the order of the reels stays from the left.
        stops: `\u2066${round.stops.map(figure).join(', ')}\u2069`,
      }),
    ),
    ...(request.game === 'slot' && request.bonusBuy
      ? [step(texts.text('how.bought', { count: figure(round.tries) }))]
      : []),
  ];
}

/** Explains in words and commands how a round is drawn, so that anyone can do it without this page. */
export function explanation(request: VerifyRequest, round: VerifiedRound, texts: VerifyTexts): HTMLElement {
  const combined =
    'clientSeeds' in request
      ? [step(texts.text('how.combined'), command(combineCommand(request.clientSeeds)))]
      : [];
  const last = lastSteps(request, round, texts);
  return element(
    'section',
    { class: 'v-how', 'aria-labelledby': 'how-title' },
    element('h2', { id: 'how-title' }, texts.text('how')),
    element(
      'ol',
      {},
      step(texts.text('how.hash'), command(hashCommand(request.serverSeed))),
      ...combined,
      step(texts.text('how.numbers'), command(numbersCommand(request.serverSeed, round.clientSeed))),
      ...last,
      step(texts.text('how.fair')),
    ),
  );
}
