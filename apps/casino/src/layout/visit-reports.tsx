import { useCookieConsent } from '@casino-kit/compliance';
import { Telemetry } from '@casino-kit/telemetry';
import { useLocation } from 'react-router-dom';
import { useThirdParties } from '../app/third-parties.js';

const reload = () => window.location.reload();

/** Reports the visit, and runs the operator's scripts where they may run. */
export function VisitReports() {
  const { hasScripts, retargeting } = useThirdParties();
  const [consent] = useCookieConsent();
  const { pathname, search } = useLocation();
  return (
    <Telemetry
      path={pathname}
      modal={new URLSearchParams(search).get('modal')}
      hasScripts={hasScripts}
      retargeting={retargeting}
      isMarketingAllowed={consent === 'accepted'}
      onReload={reload}
    />
  );
}
