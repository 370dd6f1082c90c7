import { getChatTextError } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { chatName } from './author.js';

const player = {
  authorId: '4f7c12ab-0000-4000-8000-000000000000',
  nickname: '',
  firstName: 'Marit',
  email: 'marit@player.example',
  ghostMode: false,
};

describe('chatName', () => {
  it('tells players with the same masked name apart, the same way in every message', () => {
    expect(chatName(player)).toBe('Ma•••t 4F7C');
    const other = { ...player, authorId: '91d03c5e-0000-4000-8000-000000000000', firstName: 'Margot' };
    expect(chatName(other)).toBe('Ma•••t 91D0');
    expect(chatName({ ...player, firstName: '' })).toBe('ma•••t 4F7C');
  });

  it('can be mentioned: the name may be sent as a message', () => {
    expect(getChatTextError(`@${chatName(player)}`)).toBeNull();
  });

  it('is the nickname without a sign where there is one, and empty in ghost mode', () => {
    expect(chatName({ ...player, nickname: 'Tide' })).toBe('Tide');
    expect(chatName({ ...player, ghostMode: true })).toBe('');
    expect(chatName({ ...player, nickname: 'Tide', ghostMode: true })).toBe('');
  });
});
