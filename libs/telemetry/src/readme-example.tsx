import { Telemetry } from '@casino-kit/telemetry';

export function Example() {
  return (
    <Telemetry
      path="/casino"
      modal={null}
      hasScripts
      retargeting={{ pixel: 'https://ads.example/pixel?id={id}', script: null }}
      isMarketingAllowed={false}
      onReload={() => window.location.reload()}
    />
  );
}
