import { describe, expect, it } from 'vitest';
import { groupedId, playerName } from './player-name.js';

const unknownPlayer = { nickname: '', firstName: '', lastName: '', userId: '7' };

describe('playerName', () => {
  it.each([
    [{ ...unknownPlayer, nickname: 'marlon', firstName: 'Marlon' }, 'marlon'],
    [{ ...unknownPlayer, firstName: 'Marlon', lastName: 'Statia' }, 'Marlon Statia'],
    [{ ...unknownPlayer, nickname: ' ', lastName: 'Statia' }, 'Statia'],
    [unknownPlayer, '7'],
  ])('returns for %j: %s', (player, name) => expect(playerName(player)).toBe(name));
});

describe('groupedId', () => {
  it.each([
    ['84210336', '84\u00a0210\u00a0336'],
    ['7', '7'],
    ['a-1234', 'a-1234'],
  ])('returns for %s: %s', (id, grouped) => expect(groupedId(id)).toBe(grouped));
});
