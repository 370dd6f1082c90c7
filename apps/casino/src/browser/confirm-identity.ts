export { confirmIdentity as default } from '@casino-kit/account-security';
