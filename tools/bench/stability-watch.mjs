/** What runs in the page: it sums up layout shifts, and times the way from a touch to the frame of a dialog. */

/** Installed before the page's own scripts. `window.stability` has the sums since the last `reset()`. */
export function watchStability() {
  const describe = (node) => {
    if (!(node instanceof Element))
      return node?.parentElement ? `text in ${describe(node.parentElement)}` : '?';
    const name = typeof node.className === 'string' ? node.className.split(' ')[0] : '';
    return `${node.tagName.toLowerCase()}${node.id ? `#${node.id}` : ''}${name ? `.${name}` : ''}`;
  };
  const seen = { shift: 0, shiftAfterInput: 0, sources: [], largestPaint: 0, touch: null, frame: null };
  window.stability = {
    seen,
    reset: () =>
      Object.assign(seen, {
        shift: 0,
        shiftAfterInput: 0,
        sources: [],
        touch: null,
        frame: null,
        interaction: 0,
      }),
  };
  const watch = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime));
  watch('layout-shift', (entry) => {
    seen[entry.hadRecentInput ? 'shiftAfterInput' : 'shift'] += entry.value;
    for (const { node, previousRect: before, currentRect: after } of entry.sources)
      seen.sources.push(
        `${entry.value.toFixed(4)} ${describe(node)} ` +
          `${before.x},${before.y} ${before.width}×${before.height} → ${after.x},${after.y} ${after.width}×${after.height}`,
      );
  });
  watch('event', (entry) => (seen.interaction = Math.max(seen.interaction ?? 0, entry.duration)), {
    durationThreshold: 16,
  });
  addEventListener('click', (event) => (seen.touch ??= event.timeStamp), { capture: true });
  new MutationObserver(() => {
    if (seen.touch === null || seen.frame !== null) return;
    if (!document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [data-dialog-frame]'))
      return;
    seen.frame = 0;
    // A task after the frame's callbacks runs when that frame has been drawn.
    requestAnimationFrame(() => setTimeout(() => (seen.frame = performance.now() - seen.touch)));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['role'] });
}

/** Returns what still arrives or moves, or `null`: fonts, images in view, finite animations. */
export function findMotion() {
  const inView = (image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && image.checkVisibility();
  };
  if (document.readyState !== 'complete') return document.readyState;
  if (document.fonts.status !== 'loaded') return 'fonts';
  if (document.querySelector('[aria-busy="true"]')) return 'a busy part';
  const image = [...document.images].find((each) => !each.complete && inView(each));
  if (image) return image.currentSrc || image.src;
  const animation = document
    .getAnimations()
    .find(({ playState, effect }) => playState === 'running' && effect.getTiming().iterations !== Infinity);
  return animation ? `animation ${animation.animationName ?? animation.transitionProperty ?? ''}` : null;
}
