import { type GameFrameCommand } from '@casino-kit/api-contract';

type Colours = Omit<Extract<GameFrameCommand, { type: 'game:colours' }>, 'type'>;

/** Gives what can be pressed the colours of the host's theme. */
export function applyThemeColours(
  { style }: Pick<HTMLElement, 'style'>,
  { primary, primaryEnd, onPrimary }: Colours,
): void {
  style.setProperty('--brand', primary);
  style.setProperty('--brand-end', primaryEnd);
  style.setProperty('--on-brand', onPrimary);
}
