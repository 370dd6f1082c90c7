export { PolicyPage } from './react/policy-page/policy-page.js';
export { type Policy } from './react/policy-page/policy.js';
