import { type FastifyInstance } from 'fastify';

/** Settings, texts and scripts of §7: all that the core host has. */
export function coreRoutes(core: FastifyInstance): void {
  core.get('/api/core/casino/settings2', () => ({
    theme: 'curacao',
    brandName: 'Plain Casino',
    showRakebackCalendar: true,
    showProfileCalendar: true,
    allowDepWithoutAddress: true,
  }));
  core.get('/api/core/casino/locales/:file', () => ({ 'plain.greeting': 'Hello' }));
  core.get('/api/core/casino/scripts', () => ({ success: true, data: [] }));
}
