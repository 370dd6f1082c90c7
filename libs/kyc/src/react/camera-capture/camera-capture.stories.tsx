import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CameraCapture } from './camera-capture.js';

type Answer = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

/** A camera that shows a card on a table: the machine of a story has none. */
function paintedCamera(): Promise<MediaStream> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1_280, height: 720 });
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const paint = () => {
    pen.fillStyle = '#3b3a36';
    pen.fillRect(0, 0, 1_280, 720);
    pen.fillStyle = '#d9dde6';
    pen.fillRect(290, 150, 700, 420);
    pen.fillStyle = '#7f8aa3';
    pen.fillRect(330, 220, 180, 230);
    for (const line of [0, 1, 2, 3]) pen.fillRect(550, 240 + line * 60, 380, 22);
  };
  paint();
  const stream = canvas.captureStream(10);
  // A stream of a canvas has a new picture only when it is painted.
  const timer = setInterval(paint, 100);
  stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(timer));
  return Promise.resolve(stream);
}
const deny =
  (name: string): Answer =>
  () =>
    Promise.reject(new DOMException('', name));

/** Plays the camera of a story. */
const camera = (answer: Answer) => () => {
  const { mediaDevices } = navigator;
  const own = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = answer as typeof own;
  return () => {
    mediaDevices.getUserMedia = own;
  };
};

const meta = {
  title: 'kyc/CameraCapture',
  component: CameraCapture,
  args: { mode: 'document', name: 'identity', onPicture: fn(), onClose: fn() },
  beforeEach: camera(paintedCamera),
} satisfies Meta<typeof CameraCapture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last button of the dialog leads on. */
const nextButton = async () => {
  const dialog = await screen.findByRole('dialog');
  return [...dialog.querySelectorAll('footer button')].at(-1) as HTMLButtonElement;
};
const isLive = async () => {
  await waitFor(async () => expect(await nextButton()).toBeEnabled());
};
const take = async () => {
  await isLive();
  await userEvent.click(await nextButton());
  await waitFor(async () => expect(await screen.findByRole('img')).toBeVisible());
};
const isSaid: Story['play'] = async () => {
  await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
};

export const Document: Story = { play: isLive };
export const Face: Story = { args: { mode: 'face', name: 'face' }, play: isLive };
export const AskingForPermission: Story = { beforeEach: camera(() => new Promise(() => undefined)) };
export const Taken: Story = { play: take };
export const TakenAgain: Story = {
  play: async () => {
    await take();
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(dialog.querySelector('footer button') as HTMLElement);
    await isLive();
  },
};
export const Used: Story = {
  play: async ({ args }) => {
    await take();
    await userEvent.click(await nextButton());
    await expect(args.onPicture).toHaveBeenCalledOnce();
  },
};
export const FaceTaken: Story = { args: { mode: 'face', name: 'face' }, play: take };
export const Denied: Story = { beforeEach: camera(deny('NotAllowedError')), play: isSaid };
export const NoCamera: Story = { beforeEach: camera(deny('NotFoundError')), play: isSaid };
export const InUse: Story = { beforeEach: camera(deny('NotReadableError')), play: isSaid };
export const NotSupported: Story = { beforeEach: camera(deny('TypeError')), play: isSaid };
export const Disconnected: Story = {
  beforeEach: camera(async () => {
    const stream = await paintedCamera();
    // As soon as it shows something.
    const [track] = stream.getVideoTracks();
    requestAnimationFrame(() => requestAnimationFrame(() => track?.dispatchEvent(new Event('ended'))));
    return stream;
  }),
  play: isSaid,
};
export const TooLarge: Story = {
  args: { maxBytes: 100 },
  play: async (context) => {
    await isLive();
    await userEvent.click(await nextButton());
    await isSaid(context);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } }, play: isLive };
