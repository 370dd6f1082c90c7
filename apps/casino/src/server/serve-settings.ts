import { createHash } from 'node:crypto';
import { type Settings, settingsOfHost } from '@casino-kit/settings';
import { type FastifyInstance } from 'fastify';
import { type FreshSettings, freshSettingsPath } from '../app/fresh-settings.js';
import { getTheme } from '../app/initial-state.js';
import { type PageAssets } from './document.js';

export interface SettingsRouteConfig {
  settings: () => Promise<Settings>;
  assets: Pick<PageAssets, 'theme'>;
  /** How long settings stay fresh, in milliseconds. */
  maxAgeMs: number;
}

/**
 * Serves the settings in force on a host to tabs that are open for longer than these stay fresh. What a page embeds
 * lacks only the brand's texts in other languages; a tab that has these settings gets a 304.
 */
export function serveSettings(
  app: FastifyInstance,
  { settings, assets, maxAgeMs }: SettingsRouteConfig,
): void {
  const bodies = new WeakMap<Settings, { json: string; etag: string }>();
  const createBody = (inForce: Settings) => {
    const theme = getTheme(inForce);
    const fresh: FreshSettings = {
      settings: inForce,
      theme,
      themeStyle: assets.theme[theme].style,
      maxAgeMs,
    };
    const json = JSON.stringify(fresh);
    return { json, etag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
  };
  app.get(freshSettingsPath, async (request, reply) => {
    const inForce = settingsOfHost(await settings(), request.host);
    const body = bodies.get(inForce) ?? createBody(inForce);
    bodies.set(inForce, body);
    void reply.header('Cache-Control', 'no-cache').header('ETag', body.etag);
    if (request.headers['if-none-match'] === body.etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body.json);
  });
}
