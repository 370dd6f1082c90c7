import '@casino-kit/bonuses/styles.css';
import { defaultCurrencyCode } from '@casino-kit/api-contract';
import { BonusBuyChoice } from '@casino-kit/bonuses';
import { type BonusBuyRequest } from '@casino-kit/games';
import { usePlayer } from '@casino-kit/session';

/** Asks the player, over the game, to decide about a bonus buy above the limit of the active bonus. */
export default function BonusBuy({
  game,
  ask: { bonus, cost, max, stake, choose },
}: {
  game: string;
  ask: BonusBuyRequest;
}) {
  const currencyCode = usePlayer()?.getUser.currencyCode ?? defaultCurrencyCode;
  return (
    <BonusBuyChoice
      gameSlug={game}
      bonusName={bonus}
      cost={cost}
      limit={max}
      stake={stake}
      currencyCode={currencyCode}
      onChoice={choose}
    />
  );
}
