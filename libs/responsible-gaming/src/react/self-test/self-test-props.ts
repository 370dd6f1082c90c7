import { type SortedHelpLines } from '@casino-kit/settings';
import { type ProtectionLinks } from '../protection-options.js';

export interface SelfTestProps extends Pick<ProtectionLinks, 'limitsHref' | 'exclusionHref' | 'helpHref'> {
  /** Who helps, shown with a result that shows harm; without it the result links to `helpHref`. */
  helpLines?: SortedHelpLines | undefined;
}
