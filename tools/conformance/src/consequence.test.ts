import { getUserDetails, getWithdrawals, listGames } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { describeConsequence, measureConsequence } from './consequence.js';

const recorded = (status: number, body: unknown) => ({
  kind: 'body' as const,
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  contentType: typeof body === 'string' ? 'text/html' : 'application/json',
  ms: 1,
});
const details = recorded(200, { data: { getUser: { userId: 7 } } });

describe('measureConsequence', () => {
  it('returns hidden for an extension that the server lacks', async () => {
    const response = recorded(404, { message: 'Cannot GET /api/games' });
    await expect(measureConsequence({ endpoint: listGames, response, details })).resolves.toEqual({
      kind: 'hidden',
    });
  });
  it('returns the message that a player sees of a rejection', async () => {
    const response = recorded(400, { message: 'Not\u001btoday.' });
    await expect(measureConsequence({ endpoint: getWithdrawals, response, details })).resolves.toEqual({
      kind: 'error',
      message: 'Not today.',
    });
  });
  it('returns logged out for a 403 of a call that §7 lists', async () => {
    const response = recorded(403, {});
    await expect(measureConsequence({ endpoint: getUserDetails, response, details })).resolves.toEqual({
      kind: 'logged out',
    });
  });
  it('returns an error without a message when no response came', async () => {
    const response = { kind: 'none' as const, why: 'network' as const, ms: 1 };
    await expect(measureConsequence({ endpoint: getWithdrawals, response, details })).resolves.toEqual({
      kind: 'error',
      message: null,
    });
  });
  it('returns null for a response that the product reads', async () => {
    await expect(
      measureConsequence({ endpoint: getUserDetails, response: details, details }),
    ).resolves.toBeNull();
  });
});

describe('describeConsequence', () => {
  it('names what happens before what is lost', () => {
    expect(describeConsequence({ kind: 'hidden' }, 'No search.')).toBe('hidden: No search.');
    expect(describeConsequence({ kind: 'error', message: 'Oh.' }, 'No search.')).toBe(
      'shows “Oh.”: No search.',
    );
    expect(describeConsequence({ kind: 'logged out' }, 'No search.')).toBe('logs the player out');
  });
});
