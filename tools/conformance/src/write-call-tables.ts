import { updateOwnBackendPage } from './own-backend-page.ts';

await updateOwnBackendPage();
