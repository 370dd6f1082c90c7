export { newestFirst, type Dated } from './core/newest-first.js';
export {
  ReferralsPanel,
  type ReferralsPanelProps,
  type Entry,
} from './react/referrals-panel/referrals-panel.js';
