import { type FastifyInstance, type FastifyReply } from 'fastify';
import * as v from 'valibot';
import { invalid, reject } from '../http/api-error.js';
import { pageDecisions } from './decisions.js';
import { cardFieldsPage } from './pages/card-fields-page.js';
import { isFontFile } from './pages/fonts.js';
import { isPageFile, pageFiles, readFontFile } from './pages/page-files.js';
import { payOverPage, payPage } from './pages/pay-page.js';
import { testCardsPage } from './pages/test-cards-page.js';
import { threeDsOverPage, threeDsPage } from './pages/three-ds-page.js';
import { pageLanguage } from './pages/page-texts.js';
import { type SimulatedProvider } from './provider.js';

export interface ProviderPageOptions {
  shellUrls: readonly string[];
  /** Folder of the built page files, if there is a build. */
  builtPages: string | undefined;
}

// Schema messages are not passed on: they could quote a card number.
const cardBody = v.object({ number: v.string(), expiry: v.string(), cvc: v.string(), name: v.string() });
const challengeQuery = v.object({ PaReq: v.string(), MD: v.string(), locale: v.optional(v.string()) });
const decisionForm = v.object({
  PaReq: v.string(),
  MD: v.string(),
  decision: v.picklist(['confirm', 'decline', 'cancel']),
});

const payQuery = v.object({ payment: v.string(), locale: v.optional(v.string()) });
const payForm = v.object({ payment: v.string(), decision: v.picklist(pageDecisions) });

/** The provider's own pages and calls under `/payment-provider`. Only browsers call them, never the casino's API. */
export function providerRoutes(
  app: FastifyInstance,
  provider: SimulatedProvider,
  { shellUrls, builtPages }: ProviderPageOptions,
): void {
  const shells = shellUrls.join(' ');
  const readPageFile = pageFiles(builtPages);
  const sendPage = (reply: FastifyReply, page: string) =>
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self' ${shells}; base-uri 'none'; frame-ancestors ${shells}`,
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);

  app.get('/payment-provider/card-fields', (_request, reply) => sendPage(reply, cardFieldsPage(shellUrls)));
  app.get('/payment-provider/test-cards', (_request, reply) => sendPage(reply, testCardsPage()));
  app.get('/payment-provider/pages/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    if (isFontFile(name))
      return reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=604800')
        .send(await readFontFile(builtPages, name));
    if (!isPageFile(name)) throw reject('NOT_FOUND', 'There is nothing at this address.');
    return reply
      .type(name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readPageFile(name));
  });

  app.post('/payment-provider/tokens', async (request, reply) => {
    const parsed = v.safeParse(cardBody, request.body);
    if (!parsed.success) throw invalid({ card: 'Incomplete' });
    const made = await provider.tokenise(parsed.output);
    if ('faults' in made) throw invalid(made.faults);
    return reply.header('cache-control', 'no-store').send({ success: true, data: made });
  });

  app.get('/payment-provider/3ds', async (request, reply) => {
    const parsed = v.safeParse(challengeQuery, request.query);
    const { PaReq = '', MD = '', locale } = parsed.success ? parsed.output : {};
    const language = pageLanguage(locale, request.headers['accept-language']);
    const challenge = await provider.findChallenge(PaReq, MD);
    if (challenge === undefined) return sendPage(reply.code(404), threeDsOverPage(language, undefined));
    if (!challenge.open) return sendPage(reply, threeDsOverPage(language, challenge.next));
    return sendPage(reply, threeDsPage(language, challenge, { paReq: PaReq, md: MD }));
  });

  app.get('/payment-provider/pay', async (request, reply) => {
    const parsed = v.safeParse(payQuery, request.query);
    const { payment = '', locale } = parsed.success ? parsed.output : {};
    const language = pageLanguage(locale, request.headers['accept-language']);
    const view = await provider.findPage(payment);
    if (view === undefined) return sendPage(reply.code(404), payOverPage(language, undefined));
    if (!view.open) return sendPage(reply, payOverPage(language, view));
    return sendPage(reply, payPage(language, view, payment));
  });

  app.post('/payment-provider/pay', async (request, reply) => {
    const parsed = v.safeParse(payForm, request.body);
    if (!parsed.success) throw invalid({ decision: 'Required' });
    const { payment, decision } = parsed.output;
    const next = await provider.decidePage(payment, decision);
    const language = pageLanguage(undefined, request.headers['accept-language']);
    if (next === undefined) return sendPage(reply.code(404), payOverPage(language, undefined));
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });

  app.post('/payment-provider/3ds', async (request, reply) => {
    const parsed = v.safeParse(decisionForm, request.body);
    if (!parsed.success) throw invalid({ decision: 'Required' });
    const { PaReq, MD, decision } = parsed.output;
    const next = await provider.decide(PaReq, MD, decision);
    const language = pageLanguage(undefined, request.headers['accept-language']);
    if (next === undefined) return sendPage(reply.code(404), threeDsOverPage(language, undefined));
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });
}
