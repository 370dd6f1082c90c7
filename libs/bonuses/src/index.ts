export { type ActivationErrorInfo, activationErrorInfo, type NextStep } from './core/activation-error.js';
export {
  type ActivationOutcome,
  type ActivationRequest,
  type Activations,
  createActivations,
} from './core/activations.js';
export { type ActivatedDay, activatedDays } from './core/bonus-calendar-days.js';
export {
  type BonusLoss,
  type BonusProgress,
  bonusProgress,
  getForfeitedItems,
  percentDone,
  getWageringRequirement,
  blockingBonus,
} from './core/bonus-progress.js';
export {
  bonusKey,
  type OfferPlace,
  offerQuery,
  offersQuery,
  userBonusesQuery,
} from './core/bonus-queries.js';
export { type BonusType, type OffersView, readOffersView, writeOffersView } from './core/bonus-type.js';
export { forfeitBonus, type ForfeitOutcome } from './core/forfeit-bonus.js';
export { type OfferTerm, getOfferTerms } from './core/offer-terms.js';
export { findConflictingBonus, type OfferState, offerState, type OfferViewer } from './core/offer-state.js';
export { bannerTitle, type WorkedExample, workedExample } from './core/offer-sum.js';
export { type WageringGame } from './core/wagering-task.js';
export { welcomeBonusId } from './core/welcome-offer.js';
export { ActivateButton, type ActivateButtonProps } from './react/activate-button/activate-button.js';
export {
  ActiveBonusSummary,
  type ActiveBonusSummaryProps,
} from './react/active-bonus-summary/active-bonus-summary.js';
export { BonusBuyChoice, type BonusBuyChoiceProps } from './react/bonus-buy-choice/bonus-buy-choice.js';
export {
  BonusBuyChoiceDialog,
  type BonusBuyChoiceDialogProps,
} from './react/bonus-buy-choice-dialog/bonus-buy-choice-dialog.js';
export { type BonusLinks, type BonusOptions } from './react/bonus-links.js';
export {
  BonusCalendarDialog,
  type BonusCalendarDialogProps,
} from './react/bonus-calendar/bonus-calendar-dialog.js';
export { BonusesPage, type BonusesPageProps } from './react/bonuses-page/bonuses-page.js';
export { CouponForm, type CouponFormProps } from './react/coupon-form/coupon-form.js';
export {
  ForfeitedItemsList,
  type ForfeitedItemsListProps,
} from './react/forfeited-items-list/forfeited-items-list.js';
export { FreeMoneyPage, type FreeMoneyPageProps } from './react/free-money-page/free-money-page.js';
export {
  ForfeitBonusDialog,
  type ForfeitBonusDialogProps,
} from './react/forfeit-bonus-dialog/forfeit-bonus-dialog.js';
export { PromotionPage, type PromotionPageProps } from './react/promotion-page/promotion-page.js';
export { PromotionsPage, type PromotionsPageProps } from './react/promotions-page/promotions-page.js';
export {
  WageringExplainer,
  type WageringExplainerProps,
} from './react/wagering-explainer/wagering-explainer.js';
