import { type Player } from '@casino-kit/api-contract';

/** How a player is called: by nickname, else by name, else by number. */
export function playerName({
  nickname,
  firstName,
  lastName,
  userId,
}: Pick<Player, 'nickname' | 'firstName' | 'lastName' | 'userId'>): string {
  return (
    [nickname, `${firstName} ${lastName}`].map((name) => name.trim()).find((name) => name !== '') ?? userId
  );
}

/** Formats an account's number in groups of three digits from the end, on one line; any other id stays unchanged. */
export function groupedId(userId: string): string {
  return /^\d+$/.test(userId) ? userId.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0') : userId;
}
