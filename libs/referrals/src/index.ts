export { createCollecting, type CollectOutcome } from './core/collecting.js';
export { countBars, type CountBar } from './core/counts.js';
export { readableLink, referralLink, type Landing } from './react/referral-link.js';
export { CollectCard, type CollectCardProps } from './react/collect-card/collect-card.js';
export { FriendList } from './react/friend-list/friend-list.js';
export { InviteBand, type InviteBandProps } from './react/invite-band/invite-band.js';
export { ReferralCounts } from './react/referral-counts/referral-counts.js';
export { Referrals, type ReferralsProps } from './react/referrals/referrals.js';
