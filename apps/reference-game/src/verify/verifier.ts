import {
  formatVerifierFragment,
  parseVerifierFragment,
  type VerifierFields,
} from '@casino-kit/reference-games';
import { loadLanguage } from '../dictionaries.js';
import { element } from '../element.js';
import { getFace } from '../face/face.js';
import { textsFor } from '../texts.js';
import { drawAgain } from './draw-again.js';
import { createFormView } from './form-view.js';
import { isShared, readForm } from './read-form.js';
import { announcement, resultView } from './result-view.js';
import { verifyTextsFor } from './verify-texts.js';

export interface VerifierOptions {
  /** The fragment of the page's address. */
  fragment: string;
  /** The browser's language, for a link without one. */
  language: string;
  /** Called with the fragment of what was verified, so that a reload shows it again. */
  onVerified(fragment: string): void;
}

/** The page that draws a round again. */
export interface Verifier {
  /** The content of the page's main element. */
  readonly nodes: readonly HTMLElement[];
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly face: ReturnType<typeof getFace>;
}

const currencyPattern = /^[A-Z]{3,5}$/;

/** Builds the page. With the seeds of a link it shows their round at once. */
export async function createVerifier({ fragment, language, onVerified }: VerifierOptions): Promise<Verifier> {
  const fields: VerifierFields = parseVerifierFragment(fragment);
  const locale = fields.locale === '' ? language : fields.locale;
  await loadLanguage(locale);
  const texts = verifyTextsFor(locale);
  const face = getFace(fields.face);
  const currencyCode = currencyPattern.test(fields.currency) ? fields.currency : null;
  const form = createFormView(texts);
  const live = element('p', { class: 'visually-hidden', role: 'status' });
  const result = element('div', { class: 'v-result-body' });
  const section = element(
    'section',
    { class: 'v-result', 'aria-labelledby': 'result-title' },
    element('h2', { id: 'result-title' }, texts.text('result')),
    result,
  );
  const waiting = () =>
    result.replaceChildren(element('p', { class: 'v-hint' }, texts.text('result.waiting')));

  /** Shows the round of what is entered, or the errors. While the player types, new errors wait. */
  const verify = (isSubmitted: boolean) => {
    const entered = form.read();
    const { errors, request } = readForm(entered);
    form.showErrors(errors, !isSubmitted);
    if (request === null) {
      waiting();
      live.replaceChildren();
      if (isSubmitted) form.focusError();
      return;
    }
    const round = drawAgain(request);
    const stake = request.game === 'roulette' ? null : request.stake;
    const context = { texts, gameTexts: textsFor(locale), face, stake, currencyCode };
    result.replaceChildren(...resultView(request, round, context));
    live.replaceChildren(announcement(round, texts));
    if (!isSubmitted) return;
    section.scrollIntoView({ block: 'nearest' });
    const { bought, clientSeeds, cashedOut, ...others } = entered;
    const clientSeed = isShared(entered.game) ? clientSeeds : entered.clientSeed;
    const choice = entered.game === 'crash' ? cashedOut : entered.choice;
    onVerified(
      formatVerifierFragment({ ...fields, ...others, choice, clientSeed, bought: bought ? '1' : '' }),
    );
  };
  form.fill(fields);
  if (fields.serverSeed === '') waiting();
  else verify(false);
  form.node.addEventListener('submit', (event) => {
    event.preventDefault();
    verify(true);
  });
  form.node.addEventListener('input', () => verify(false));
  const head = element(
    'header',
    { class: 'v-head' },
    element('h1', {}, texts.text('title')),
    element('p', {}, texts.text('intro')),
  );
  // A visitor who followed a link wants the result.
  const parts = fields.serverSeed === '' ? [form.node, section] : [section, form.node];
  return {
    nodes: [head, ...parts, live],
    language: texts.language,
    direction: texts.direction,
    title: texts.text('title'),
    face,
  };
}
