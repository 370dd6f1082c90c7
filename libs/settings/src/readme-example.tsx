import { readSettings, SettingsProvider, usePagePath, usePolicy, useSettings } from './index.js';

function DepositLink() {
  const { brandName } = useSettings();
  const href = usePagePath('deposit');
  const { realityCheckMinutes } = usePolicy();
  return (
    <a href={href}>
      Deposit at {brandName}, reality check every {realityCheckMinutes} minutes
    </a>
  );
}

export function App({ response, today }: { response: unknown; today: string }) {
  const settings = readSettings(response, { today });
  return (
    <SettingsProvider settings={settings}>
      <DepositLink />
    </SettingsProvider>
  );
}
