/** How long a win takes from where it was won, in ms. */
const riseMs = 200;

/** Moves an element from the middle of `from` to its own place. Without `from` it only appears. */
export function rise(node: HTMLElement, from: readonly HTMLElement[]): void {
  const boxes = from.map((element) => element.getBoundingClientRect());
  const middle = (start: 'left' | 'top', size: 'width' | 'height') =>
    boxes.reduce((sum, box) => sum + box[start] + box[size] / 2, 0) / Math.max(1, boxes.length);
  const own = node.getBoundingClientRect();
  const x = boxes.length === 0 ? 0 : middle('left', 'width') - own.left - own.width / 2;
  const y = boxes.length === 0 ? 0 : middle('top', 'height') - own.top - own.height / 2;
  node.animate([{ opacity: 0, translate: `${x}px ${y}px`, scale: '0.7' }, {}], {
    duration: riseMs,
    easing: 'cubic-bezier(.2, .8, .2, 1)',
  });
}
