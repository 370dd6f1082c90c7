import { type Autoplay, isAutoplaying } from '../autoplay/autoplay.js';
import { element } from '../element.js';
import { signedMoney } from '../signed-money.js';
import { type PlayOptionsTexts } from './play-options-texts.js';

/** How many automatic rounds are left and what they brought, or why they ended. */
export interface AutoplayStatus {
  readonly node: HTMLElement;
  show(auto: Autoplay | null, before: Autoplay | null): void;
}

/** Creates the status; `announce` reads out that autoplay starts or why it ends, as every round announces its own result. */
export function createAutoplayStatus(
  texts: PlayOptionsTexts,
  money: (amount: string) => string,
  announce: (text: string) => void,
): AutoplayStatus {
  const what = element('span', { class: 'auto-what' });
  const net = element('span', { class: 'auto-net' });
  const node = element('p', { class: 'auto-status', hidden: true }, what, net);
  const formatProgress = (auto: Autoplay) =>
    auto.ended === null
      ? texts.text('auto.left', { left: texts.figure(String(auto.left)) })
      : texts.text(`auto.ended.${auto.ended}`);
  return {
    node,
    show(auto, before) {
      node.hidden = auto === null;
      if (auto === null || auto === before) return;
      node.classList.toggle('is-ended', !isAutoplaying(auto));
      what.textContent = formatProgress(auto);
      const result = texts.text('auto.net', { amount: `\u2068${signedMoney(auto.net, money)}\u2069` });
      net.textContent = result;
      if (before === null) announce(`${texts.text('auto')}. ${formatProgress(auto)}`);
      else if (auto.ended !== before.ended) announce(`${formatProgress(auto)} ${result}`);
    },
  };
}
