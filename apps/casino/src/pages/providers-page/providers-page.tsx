export { ProvidersPage as default } from '@casino-kit/games';
