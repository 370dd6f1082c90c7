import { type ScriptDescriptor } from '@casino-kit/api-contract';

/** Addresses of an ad-retargeting service, with `{id}` in place of the brand's id; `null` for what it does not have. */
export interface RetargetingService {
  pixel: string | null;
  script: string | null;
}

const filled = (template: string, id: string) => template.replaceAll('{id}', encodeURIComponent(id));

/** Returns the address of the pixel for the brand's id (`dspretargettraffID`); `null` without a pixel or an id. */
export function pixelAddress({ pixel }: RetargetingService, id: string): string | null {
  return pixel === null || id === '' ? null : filled(pixel, id);
}

const attributeEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** Returns the service's script as the operator's scripts are described; none without a script or an id. */
export function retargetingScripts({ script }: RetargetingService, id: string): readonly ScriptDescriptor[] {
  if (script === null || id === '') return [];
  const address = filled(script, id).replace(/[&"<]/g, (sign) => attributeEscapes[sign] ?? sign);
  return [
    {
      key: 'retargeting',
      name: 'Retargeting',
      head: '',
      bodyStart: '',
      bodyEnd: `<script async src="${address}"></script>`,
    },
  ];
}
