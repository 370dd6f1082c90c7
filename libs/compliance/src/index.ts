export { PolicyPage } from './react/policy-page/policy-page.js';
export { policies, type Policy } from './react/policy-page/policy.js';
