import { type ApiClient } from '@casino-kit/api-client';
import { type LoadedTexts, loadTexts, serverTexts } from '@casino-kit/i18n';
import { today } from './today.js';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const noBundle = () => Promise.resolve(null);

/** Loads the texts of a locale from the server; without a dictionary there, each library shows its English. */
export const loadServerTexts = (client: ApiClient, code: string): Promise<LoadedTexts> =>
  loadTexts(code, { server: serverTexts(client), bundle: noBundle, sleep, today });
