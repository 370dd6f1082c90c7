import { updateSettingsPage } from './settings-page.ts';

await updateSettingsPage();
