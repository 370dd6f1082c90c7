'use client';

import { createTexts } from '@casino-kit/i18n';
import lobby from '../locales/en.json' with { type: 'json' };
import game from '../locales/game/en.json' with { type: 'json' };

/** The texts of a game's page and of play, with those of the lobby. */
export const useTexts = createTexts({ ...lobby, ...game });
