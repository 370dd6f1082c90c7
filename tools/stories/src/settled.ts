/** How long nothing may change in the document, in ms, before it counts as settled. */
const quietMs = 60;
/** A call that had no response for so long has none: some stories show what waits. */
const unansweredMs = 2_500;

let callsInFlight = 0;
let lastChange = 0;
const changed = () => (lastChange = performance.now());

const { fetch } = window;
window.fetch = async (...call) => {
  callsInFlight += 1;
  changed();
  try {
    return await fetch(...call);
  } finally {
    callsInFlight -= 1;
    changed();
  }
};
new MutationObserver(changed).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves once calls have their responses, the document has stopped to change, and fonts and pictures are there. */
export async function untilSettled(): Promise<void> {
  changed();
  const end = performance.now() + 4 * unansweredMs;
  const isMoving = () => {
    const now = performance.now();
    return now < end && now - lastChange < (callsInFlight > 0 ? unansweredMs : quietMs);
  };
  do await nextFrame();
  while (isMoving());
  await document.fonts.ready;
  const images = [...document.images].filter(({ loading, complete }) => !complete && loading !== 'lazy');
  // A picture that does not exist is shown as that.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await nextFrame();
  await nextFrame();
}
