import { useAllTexts } from '@casino-kit/i18n';
import { type ComponentType, lazy } from 'react';

/**
 * Creates a component whose code loads when it is first rendered, and with it all texts of the locale, so that both
 * appear together. Parts that show only texts of the first load use React's `lazy`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => (loading ??= load());
  const Part = lazy(loadOnce) as ComponentType<Props>;
  return function LazyPart(props) {
    // Waiting for texts must not delay the request for the code. A failed one is thrown where the part renders.
    loadOnce().catch(() => undefined);
    useAllTexts();
    return <Part {...props} />;
  };
}
