import { type Player } from '@casino-kit/api-contract';

/** How a player is called, and whose first letter an avatar shows: nickname, else name, else email, else number. */
export function playerName({
  nickname,
  firstName,
  lastName,
  email,
  userId,
}: Pick<Player, 'nickname' | 'firstName' | 'lastName' | 'email' | 'userId'>): string {
  const names = [nickname, `${firstName} ${lastName}`, email].map((name) => name.trim());
  return names.find((name) => name !== '') ?? userId;
}
