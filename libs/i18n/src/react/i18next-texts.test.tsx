import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Trans } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { I18nextTexts } from './i18next-texts.js';
import { I18nProvider } from './i18n-provider.js';

const terms = 'Ich nehme die <b>Regeln</b> an';
const Terms = () => (
  <I18nextTexts>
    <p>
      <Trans i18nKey="terms" components={{ b: <strong /> }} />
    </p>
  </I18nextTexts>
);

describe('I18nextTexts', () => {
  it('passes the texts of the provider to react-i18next', () => {
    render(
      <I18nProvider code="de" texts={{ terms }}>
        <Terms />
      </I18nProvider>,
    );
    expect(screen.getByText('Regeln').tagName).toBe('STRONG');
  });

  it('waits for all texts of a provider that started with some', async () => {
    await act(async () =>
      render(
        <I18nProvider code="de" texts={{ title: 'Halle' }} loadRest={() => Promise.resolve({ terms })}>
          <Suspense>
            <Terms />
          </Suspense>
        </I18nProvider>,
      ),
    );
    expect(screen.getByText('Regeln').tagName).toBe('STRONG');
  });
});
