export { clubQuery } from './core/club-query.js';
export { clubRewardsQuery, rewardKind, rewardState } from './core/club-rewards.js';
export {
  benefitRows,
  groupLevels,
  levelProgress,
  getMedal,
  sortLevels,
  getStanding,
  type BenefitRow,
} from './core/levels.js';
export { LevelCard, type LevelCardProps } from './react/level-card/level-card.js';
export { LevelMedal, type LevelMedalProps } from './react/medal/level-medal.js';
export { type Club, useClub } from './react/use-club.js';
export { type ClubRewards, useClubRewards } from './react/use-club-rewards.js';
export { type OwnLevel, useLevel } from './react/use-level.js';
export { VipClub, type VipClubProps } from './react/vip-club/vip-club.js';
