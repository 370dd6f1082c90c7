import { describe, expect, it } from 'vitest';
import { groupedId, playerName } from './player-name.js';

const nobody = { nickname: '', firstName: '', lastName: '', userId: '7' };

describe('playerName', () => {
  it.each([
    [{ ...nobody, nickname: 'marlon', firstName: 'Marlon' }, 'marlon'],
    [{ ...nobody, firstName: 'Marlon', lastName: 'Statia' }, 'Marlon Statia'],
    [{ ...nobody, nickname: ' ', lastName: 'Statia' }, 'Statia'],
    [nobody, '7'],
  ])('of %j is %s', (player, name) => expect(playerName(player)).toBe(name));
});

describe('groupedId', () => {
  it.each([
    ['84210336', '84\u00a0210\u00a0336'],
    ['7', '7'],
    ['a-1234', 'a-1234'],
  ])('of %s is %s', (id, grouped) => expect(groupedId(id)).toBe(grouped));
});
