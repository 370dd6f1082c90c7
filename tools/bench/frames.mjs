/** A frame that takes longer is seen as a jump; milliseconds. Two refreshes of a screen are 33.3. */
const longFrameMs = 33.4;

/** Begins to record frames and elements in the page. */
const begin = (limit) => {
  const record = { long: 0, frames: 0, elements: 0, longest: 0, running: true };
  window.frameRecord = record;
  const all = document.getElementsByTagName('*');
  let last = performance.now();
  const onFrame = (now) => {
    if (!record.running) return;
    const took = now - last;
    last = now;
    record.frames += 1;
    record.longest = Math.max(record.longest, took);
    if (took > limit) record.long += 1;
    record.elements = Math.max(record.elements, all.length);
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
};
const end = () => {
  window.frameRecord.running = false;
  return window.frameRecord;
};

/**
 * Records the frames of a page while something is done: how many took longer than 33 ms, the longest, and the most
 * elements that there were.
 */
export async function recordFrames(page, act) {
  await page.evaluate(begin, longFrameMs);
  await act();
  return page.evaluate(end);
}
