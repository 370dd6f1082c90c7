import { updateProtectionPage } from './protection-page.ts';

await updateProtectionPage();
