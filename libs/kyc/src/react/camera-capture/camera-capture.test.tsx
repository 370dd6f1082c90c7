import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestCasino } from '@casino-kit/provider/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocumentCapture, FaceCapture } from './camera-capture.js';

/** A camera that the test plays: jsdom has none. */
class Track extends EventTarget {
  stopped = false;
  stop() {
    this.stopped = true;
  }
}
let tracks: Track[];
let asked: MediaStreamConstraints[];
/** What the browser answers to a request for the camera. */
let answer: () => Promise<unknown>;
/** Bytes of each picture that is written. */
let pictureBytes: number;
let isCoarse: boolean;

beforeEach(() => {
  tracks = [];
  asked = [];
  pictureBytes = 1_000;
  isCoarse = false;
  answer = () => {
    const track = new Track();
    tracks.push(track);
    return Promise.resolve({ getVideoTracks: () => [track] });
  };
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    mediaDevices: {
      getUserMedia: (constraints: MediaStreamConstraints) => {
        asked.push(constraints);
        return answer();
      },
    },
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)' && isCoarse,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const video = HTMLVideoElement.prototype;
  vi.spyOn(video, 'play').mockResolvedValue();
  vi.spyOn(video, 'pause').mockReturnValue();
  vi.spyOn(video, 'videoWidth', 'get').mockReturnValue(1_920);
  vi.spyOn(video, 'videoHeight', 'get').mockReturnValue(1_080);
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) =>
    done(new Blob([new Uint8Array(pictureBytes)], { type: 'image/jpeg' })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rejectWith = (name: string) => {
  answer = () => Promise.reject(new DOMException('', name));
};
function show(Capture = DocumentCapture, maxBytes?: number) {
  const onPicture = vi.fn<(picture: File) => void>();
  const onClose = vi.fn();
  const { unmount } = render(
    <Capture name="identity" onPicture={onPicture} onClose={onClose} maxBytes={maxBytes} />,
    { wrapper: createTestCasino().Host },
  );
  return { onPicture, onClose, unmount };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const takeButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Take picture' });
const isLive = async () => {
  await screen.findByText(/all four corners|straight into the camera/);
};

describe('DocumentCapture', () => {
  it('asks for the camera at the back, shows a frame, and takes a picture to be judged', async () => {
    const { onPicture } = show();
    expect(screen.getByRole('dialog', { name: 'Picture of your document' })).toBeTruthy();
    await isLive();
    expect(asked).toMatchObject([{ video: { facingMode: 'environment' }, audio: false }]);
    await press('Take picture');
    expect(await screen.findByRole('img', { name: 'The picture you have taken' })).toBeTruthy();
    expect(onPicture).not.toHaveBeenCalled();
    await press('Use this picture');
    const [picture] = onPicture.mock.calls[0] ?? [];
    expect(picture?.name).toMatch(/^identity-\d{8}-\d{6}\.jpg$/);
    expect([picture?.type, picture?.size]).toEqual(['image/jpeg', 1_000]);
  });
  it('says that the browser asks, and takes nothing before it is permitted', async () => {
    answer = () => new Promise(() => undefined);
    show();
    expect((await takeButton()).disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(
      'Your browser asks whether this site may use the camera.',
    );
  });
  it('keeps the focus on the next step', async () => {
    show();
    await isLive();
    await press('Take picture');
    await screen.findByRole('img', { name: 'The picture you have taken' });
    expect(document.activeElement?.textContent).toBe('Use this picture');
  });
  it('takes the picture again on request', async () => {
    show();
    await isLive();
    await press('Take picture');
    await press('Take it again');
    await isLive();
    expect(asked).toHaveLength(2);
    expect(tracks.map(({ stopped }) => stopped)).toEqual([true, false]);
  });
  it('switches the camera off when it closes', async () => {
    const { unmount } = show();
    await isLive();
    unmount();
    expect(tracks.map(({ stopped }) => stopped)).toEqual([true]);
  });
  it('switches off a camera that is permitted after it has closed', async () => {
    let permit: () => void = () => undefined;
    const given = answer;
    answer = () => new Promise((resolve) => (permit = () => void given().then(resolve)));
    const { unmount } = show();
    unmount();
    permit();
    await vi.waitFor(() => expect(tracks.map(({ stopped }) => stopped)).toEqual([true]));
  });
  it('closes on Escape', async () => {
    const { onClose } = show();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
  it.each([
    ['NotAllowedError', 'The camera is not permitted'],
    ['NotFoundError', 'No camera was found'],
    ['NotReadableError', 'The camera is in use'],
    ['TypeError', 'The camera cannot be used here'],
  ])('says what to do after %s, and tries again', async (name, title) => {
    const works = answer;
    rejectWith(name);
    show();
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    answer = works;
    await press('Try again');
    await isLive();
  });
  it('says so when the browser has no cameras at all', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('The camera cannot be used here');
  });
  it('notices that the camera was disconnected', async () => {
    show();
    await isLive();
    act(() => void tracks[0]?.dispatchEvent(new Event('ended')));
    expect((await screen.findByRole('alert')).textContent).toContain('The camera was disconnected');
    await press('Try again');
    await isLive();
  });
  it('notices that the camera was disconnected while its picture was starting', async () => {
    let started = () => {};
    const playing = new Promise<void>((resolve) => (started = resolve));
    vi.spyOn(HTMLVideoElement.prototype, 'play').mockReturnValue(playing);
    show();
    await waitFor(() => expect(tracks).toHaveLength(1));
    act(() => void tracks[0]?.dispatchEvent(new Event('ended')));
    await act(async () => {
      started();
      await playing;
    });
    expect(screen.getByRole('alert').textContent).toContain('The camera was disconnected');
    expect(tracks[0]?.stopped).toBe(true);
  });
  it('rejects a picture that stays too large however it is written', async () => {
    show(DocumentCapture, 500);
    await isLive();
    await press('Take picture');
    expect((await screen.findByRole('alert')).textContent).toContain('The picture is too large');
  });
  it('offers the camera program of a phone where the page may not use the camera', async () => {
    isCoarse = true;
    rejectWith('NotAllowedError');
    const { onPicture } = show();
    const field = await screen.findByLabelText<HTMLInputElement>('Use the camera app');
    expect(field.getAttribute('capture')).toBe('environment');
    const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await userEvent.upload(field, photo);
    expect(onPicture).toHaveBeenCalledExactlyOnceWith(photo);
  });
  it('offers no file on a computer, where it would come from the gallery', async () => {
    rejectWith('NotAllowedError');
    show();
    await screen.findByRole('alert');
    expect(screen.queryByLabelText('Use the camera app')).toBeNull();
  });
});

describe('FaceCapture', () => {
  it('asks for the camera at the front', async () => {
    show(FaceCapture);
    await isLive();
    expect(asked).toMatchObject([{ video: { facingMode: 'user' } }]);
    expect(screen.getByRole('dialog', { name: 'Picture of your face' })).toBeTruthy();
  });
});
