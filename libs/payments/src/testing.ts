export { cardFramePageUrl } from './testing/card-frame-page.js';
export { fakeCardFrame, type CardFrameResponse, type FakeCardFrame } from './testing/fake-card-frame.js';
export { makeDeposit, makePayer, makePaymentMethod, makeStep } from './testing/fixtures.js';
export { makePaymentMethods, paymentHandlers, rejection, type PaymentsServer } from './testing/handlers.js';
export {
  makeHeldOverview,
  makePayoutMethods,
  makeSentWithdrawal,
  makeWithdrawal,
  makeWithdrawalOverview,
} from './testing/withdrawal-fixtures.js';
export { withdrawalHandlers, type WithdrawalServer } from './testing/withdrawal-handlers.js';
