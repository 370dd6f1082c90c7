/** What the brand gives back of play, as decimal fractions. */
export interface RewardRates {
  rakeback: string;
  cashback: string;
}
