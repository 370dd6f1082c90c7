import '@casino-kit/games/styles/pages.css';
export { ProvidersPage as default } from '@casino-kit/games';
