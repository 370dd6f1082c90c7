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

export function App({ answer, today }: { answer: unknown; today: string }) {
  const settings = readSettings(answer, { today });
  return (
    <SettingsProvider settings={settings}>
      <DepositLink />
    </SettingsProvider>
  );
}
