'use client';

import { decimalPlaces } from '@casino-kit/money';
import { useLocale } from '@casino-kit/i18n';
import { Alert, Progress, QrCode } from '@casino-kit/ui';
import { CopyRow } from '../../react/copy-row/copy-row.js';
import { useStepTexts } from '../../react/step-texts.js';
import { type NextStepProps } from '../deposit-method.js';
import { ExpiryNote } from '../expiry-note.js';
import styles from '../next-step.module.css';

/** Where to send crypto: address, exact amount, and the confirmations of the network. */
export function CryptoStep({ step, method, onRenew, now }: NextStepProps<'crypto'>) {
  const t = useStepTexts();
  const { formatTag } = useLocale();
  const { asset, address, cryptoAmount, uri, confirmations, required, expiresAt } = step;
  // A server may send only the id of the network; people know it by its name.
  const network = method?.networks.find(({ id }) => id === step.network)?.name ?? step.network;
  const seen = confirmations > 0;
  const figure = new Intl.NumberFormat(formatTag, { maximumFractionDigits: decimalPlaces('BTC') });
  const progress = t('payments.crypto.confirmations', { confirmations, required });
  return (
    <div className={styles.step}>
      {seen ? (
        <Alert tone="success" live title={t('payments.crypto.seen')}>
          {progress}
        </Alert>
      ) : (
        <>
          <p>
            {t('payments.crypto.send', {
              amount: figure.format(cryptoAmount as `${number}`),
              asset,
              network,
            })}
          </p>
          <QrCode data={uri || address} label={t('payments.crypto.qr')} />
        </>
      )}
      <CopyRow label={t('payments.crypto.address', { asset, network })} value={address} />
      <CopyRow label={t('payments.crypto.amount', { asset })} value={cryptoAmount} />
      <div className={styles.progress}>
        <span>{progress}</span>
        <Progress
          label={t('payments.crypto.progress')}
          value={required > 0 ? confirmations / required : 1}
          valueText={progress}
        />
      </div>
      {!seen && (
        <>
          <Alert tone="warning">{t('payments.crypto.warning', { asset, network })}</Alert>
          <ExpiryNote expiresAt={expiresAt} onRenew={onRenew} now={now} />
        </>
      )}
    </div>
  );
}
