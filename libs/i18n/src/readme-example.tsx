import { createTexts, I18nProvider, useLocale, useNumberFormat } from './index.js';

const useTexts = createTexts({
  'wallet.spins_one': '{{left}} free spin left',
  'wallet.spins_other': '{{left}} free spins left',
});

function SpinsLeft({ count }: { count: number }) {
  const t = useTexts();
  const { setLocale } = useLocale();
  const left = useNumberFormat().format(count);
  return <button onClick={() => void setLocale('cz')}>{t('wallet.spins', { count, left })}</button>;
}

export function App({ load }: { load: (code: string) => Promise<{ texts: Record<string, string> }> }) {
  return (
    <I18nProvider code="en" texts={{}} loadTexts={load}>
      <SpinsLeft count={1200} />
    </I18nProvider>
  );
}
