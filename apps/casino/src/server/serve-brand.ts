import { type Settings, settingsOfHost, webManifest } from '@casino-kit/settings';
import { type FastifyInstance } from 'fastify';
import { getTheme } from '../app/initial-state.js';
import { englishTexts as en } from '../app/page-texts.js';
import { brandFiles } from './brand-files.js';

/** Serves what a brand says to crawlers and to home screens: `/robots.txt` and the web app manifest (§3). */
export function serveBrand(app: FastifyInstance, settings: () => Promise<Settings>): void {
  app.get('/robots.txt', async (_request, reply) => {
    const { robotsTxt } = await settings();
    return reply
      .type('text/plain; charset=utf-8')
      .send(robotsTxt.trim() === '' ? 'User-agent: *\nDisallow: /api/\n' : robotsTxt);
  });
  app.get('/manifest.webmanifest', async (request, reply) => {
    const inForce = settingsOfHost(await settings(), request.host);
    const { colour, icons } = brandFiles(getTheme(inForce));
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .send(webManifest(inForce, { colour, icons, description: en['shell.description'] }));
  });
}
