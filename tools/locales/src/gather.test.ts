import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gather, gatheredLocales } from './gather.js';

let workspace: string;
const write = (path: string, texts: unknown) => {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), JSON.stringify(texts));
};

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'locales-'));
  mkdirSync(join(workspace, 'libs', 'money', 'src'), { recursive: true });
  write('libs/auth/src/locales/en.json', { 'auth.title': 'Log in', auth: { close: 'Close' } });
  write('libs/wallet/src/locales/en.json', { 'wallet.title': 'Balance' });
  write('libs/wallet/src/locales/de.json', { 'wallet.title': 'Guthaben' });
  write('libs/wallet/src/locales/label/en.json', { 'wallet.label': 'Your balance' });
});
afterEach(() => rmSync(workspace, { recursive: true }));

describe('gather', () => {
  it('joins all libraries and the shell into one flat, sorted dictionary', () => {
    write('apps/casino/src/locales/en.json', { 'app.name': 'Casino' });
    expect(Object.entries(gather(workspace, 'en') ?? {})).toEqual([
      ['app.name', 'Casino'],
      ['auth.close', 'Close'],
      ['auth.title', 'Log in'],
      ['wallet.label', 'Your balance'],
      ['wallet.title', 'Balance'],
    ]);
    expect(gatheredLocales(workspace)).toEqual(['de', 'en']);
  });
  it('has the texts of gr for el, and French ones for what mu lacks', () => {
    write('libs/wallet/src/locales/gr.json', { 'wallet.title': 'Υπόλοιπο' });
    write('libs/wallet/src/locales/fr.json', { 'wallet.title': 'Solde', 'wallet.all': 'Tout' });
    write('libs/wallet/src/locales/mu.json', { 'wallet.title': 'Balans' });
    expect(gatheredLocales(workspace)).toEqual(['de', 'el', 'en', 'fr', 'gr', 'mu']);
    expect(gather(workspace, 'el')).toEqual({ 'wallet.title': 'Υπόλοιπο' });
    expect(gather(workspace, 'mu')).toEqual({ 'wallet.all': 'Tout', 'wallet.title': 'Balans' });
  });
  it('returns undefined for a locale without a file, and for a path instead of a code', () => {
    expect(gather(workspace, 'fr')).toBeUndefined();
    expect(gather(workspace, '../en')).toBeUndefined();
  });
  it('rejects two texts for one key, and a file that is not a dictionary', () => {
    write('apps/casino/src/locales/en.json', { 'wallet.title': 'Money' });
    expect(() => gather(workspace, 'en')).toThrow('wallet.title already has another text');
    write('apps/casino/src/locales/en.json', ['Money']);
    expect(() => gather(workspace, 'en')).toThrow('neither a text nor a group of texts');
  });
});
