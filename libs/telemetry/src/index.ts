export { deviceType, type DeviceType } from './browser/device-type.js';
export { campaignStore, type CampaignStore } from './core/campaign-store.js';
export { laterCampaign, readCampaign, type Campaign } from './core/campaign.js';
export { depositAction, type DepositAction } from './core/deposit-action.js';
export { type RetargetingService } from './core/retargeting.js';
export { mayRunScripts } from './core/script-places.js';
export { Telemetry, type TelemetryProps } from './react/telemetry.js';
