import { describe, expect, it } from 'vitest';
import { playerName } from './player-name.js';

const unknownPlayer = { nickname: '', firstName: '', lastName: '', email: '', userId: '7' };

describe('playerName', () => {
  it.each([
    [{ ...unknownPlayer, nickname: 'marlon', firstName: 'Marlon' }, 'marlon'],
    [
      { ...unknownPlayer, firstName: 'Marlon', lastName: 'Statia', email: 'm@casino.example' },
      'Marlon Statia',
    ],
    [{ ...unknownPlayer, nickname: ' ', lastName: 'Statia' }, 'Statia'],
    [{ ...unknownPlayer, email: 'new@casino.example' }, 'new@casino.example'],
    [unknownPlayer, '7'],
  ])('returns for %j: %s', (player, name) => expect(playerName(player)).toBe(name));
});
