import { type ProtectionPolicy } from '@casino-kit/api-contract/protection-policy';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';

/** Returns what the policy lets a game offer its player. */
export const getPlayOptions = ({
  autoplay,
  quickPlay,
  hotKeys,
}: ProtectionPolicy): Pick<ProtectionPolicy, 'autoplay' | 'quickPlay' | 'hotKeys'> => ({
  autoplay,
  quickPlay,
  hotKeys,
});

/**
 * Rejects a round that a game started by itself where the policy forbids autoplay, in demos too.
 * @throws ApiError AUTOPLAY_NOT_ALLOWED (409)
 */
export async function rejectAutoplay(
  transaction: Database,
  { automatic }: { automatic?: boolean | undefined },
): Promise<void> {
  if (automatic !== true || getProtectionPolicy(await readBrandSettings(transaction)).autoplay) return;
  throw reject('AUTOPLAY_NOT_ALLOWED', 'Please start each round yourself.');
}
