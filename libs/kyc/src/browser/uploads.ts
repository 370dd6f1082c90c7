import { isUnsupported } from '@casino-kit/api-client';
import { type DocumentLabel } from '@casino-kit/api-contract';
import { type Store } from '@casino-kit/session';
import { type Atom, atom, createStore } from 'jotai/vanilla';
import { nextUploadState, type UploadEvent, type UploadState } from '../core/upload-state.js';
import { readFile } from './read-file.js';
import { type UploadDocument, type UploadOutcome } from './upload-outcome.js';

/** A file that the player has chosen, as its row shows it. */
export interface Upload {
  id: string;
  kind: string;
  name: string;
  /** In bytes. */
  size: number;
  state: UploadState;
}

export interface UploadsConfig {
  upload: UploadDocument;
  isOnline: () => boolean;
  /** Called once a file has become a document of the player. */
  onUploaded: (id: string) => void;
  /** Resolves after a time in ms, or as soon as the signal ends it. */
  wait?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
  /** Holds the list; a new one by default. */
  store?: Store | undefined;
}

/** The files of a page, and everything that can happen to them. */
export interface Uploads {
  /**
   * Checks files and adds them; those that are not accepted show why. At most `room` files wait or are sent at once.
   * `captured`: taken with the camera of the page.
   */
  add(
    label: Pick<DocumentLabel, 'kind'>,
    files: readonly File[],
    options: { room: number; captured: boolean },
  ): Promise<void>;
  /** Sends the new files of a kind. */
  send(kind: string): void;
  pause(id: string): void;
  /** Continues a paused file, or sends a failed one again. */
  resume(id: string): void;
  /** Drops a file; one that is being sent is stopped. */
  remove(id: string): void;
  /** Pauses what is being sent when the connection is lost, and continues it when it is back. */
  setOnline(online: boolean): void;
  list(): readonly Upload[];
  /** The list in `store`. */
  readonly listAtom: Atom<readonly Upload[]>;
  readonly store: Store;
  /** Stops everything, when the page is left. */
  stop(): void;
}

interface Job {
  file: Blob;
  sha256: string;
  mimeType: string;
  captured: boolean;
  /** Where the upload can be continued. */
  location: string | null;
  attempt: AbortController | null;
}

/** The delays before an attempt after a broken connection is retried, in ms. */
const retryDelaysMs = [1_000, 3_000, 8_000] as const;

const waitFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** States that take a place of their kind. */
const takesPlace = ({ state: { step } }: Upload) => !['duplicate', 'rejected'].includes(step);

/** Creates the list of a page's files. */
export function createUploads({
  upload,
  isOnline,
  onUploaded,
  wait = waitFor,
  store = createStore(),
}: UploadsConfig): Uploads {
  const jobs = new Map<string, Job>();
  const listAtom = atom<readonly Upload[]>([]);
  const list = () => store.get(listAtom);
  let count = 0;

  const publish = (next: readonly Upload[]) => store.set(listAtom, next);
  const getState = (id: string) => list().find((one) => one.id === id)?.state;
  const happen = (id: string, event: UploadEvent) =>
    publish(
      list().map((one) => (one.id === id ? { ...one, state: nextUploadState(one.state, event) } : one)),
    );
  const finish = (id: string, outcome: UploadOutcome) => {
    if (outcome.kind === 'uploaded') {
      happen(id, { type: 'finish' });
      if (getState(id)?.step === 'uploaded') onUploaded(id);
      return;
    }
    const { code, message } = outcome;
    happen(id, { type: outcome.kind === 'rejected' ? 'reject' : 'fail', code, message });
  };

  async function run(one: Upload, job: Job): Promise<void> {
    const { id } = one;
    const attempt = new AbortController();
    job.attempt = attempt;
    const { signal } = attempt;
    happen(id, { type: 'start' });
    for (const delay of [...retryDelaysMs, null]) {
      if (!isOnline()) return happen(id, { type: 'pause', by: 'connection' });
      try {
        const outcome = await upload({
          file: job.file,
          fields: {
            kind: one.kind,
            filename: one.name,
            filetype: job.mimeType,
            sha256: job.sha256,
            captured: job.captured ? 'true' : 'false',
          },
          signal,
          location: job.location,
          onLocation: (location) => (job.location = location),
          onProgress: (sent) => !signal.aborted && happen(id, { type: 'progress', sent }),
        });
        if (!signal.aborted) finish(id, outcome);
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (isUnsupported(error)) return happen(id, { type: 'fail', code: 'UNSUPPORTED', message: null });
        if (!isOnline()) return happen(id, { type: 'pause', by: 'connection' });
        if (delay !== null) await wait(delay, signal);
        if (signal.aborted) return;
      }
    }
    happen(id, { type: 'fail', code: 'NETWORK', message: null });
  }

  const begin = (id: string) => {
    const [one, job] = [list().find((known) => known.id === id), jobs.get(id)];
    if (one === undefined || job === undefined) return;
    if (['queued', 'paused', 'failed'].includes(one.state.step)) void run(one, job);
  };
  const halt = (id: string, by: 'player' | 'connection') => {
    jobs.get(id)?.attempt?.abort();
    happen(id, { type: 'pause', by });
  };

  return {
    async add({ kind }, files, { room, captured }) {
      for (const file of files) {
        const read = await readFile(file);
        const id = String((count += 1));
        const one: Upload = { id, kind, name: file.name, size: file.size, state: { step: 'queued' } };
        const isKnown =
          read.kind === 'ready' &&
          read.sha256 !== '' &&
          list().some((other) => takesPlace(other) && jobs.get(other.id)?.sha256 === read.sha256);
        const isFull = list().filter((other) => other.kind === kind && takesPlace(other)).length >= room;
        const code =
          read.kind === 'rejected'
            ? read.code
            : isKnown
              ? 'UPLOAD_DUPLICATE'
              : isFull
                ? 'UPLOAD_CLOSED'
                : null;
        if (read.kind === 'ready' && code === null)
          jobs.set(id, {
            file: read.file,
            sha256: read.sha256,
            mimeType: file.type,
            captured,
            location: null,
            attempt: null,
          });
        publish([...list(), one]);
        if (code !== null) happen(id, { type: 'reject', code, message: null });
      }
    },
    send: (kind) =>
      list()
        .filter((one) => one.kind === kind && one.state.step === 'queued')
        .forEach(({ id }) => begin(id)),
    pause: (id) => halt(id, 'player'),
    resume: begin,
    remove(id) {
      jobs.get(id)?.attempt?.abort();
      jobs.delete(id);
      publish(list().filter((one) => one.id !== id));
    },
    setOnline(online) {
      for (const { id, state } of list())
        if (!online && state.step === 'uploading') halt(id, 'connection');
        else if (online && state.step === 'paused' && state.by === 'connection') begin(id);
    },
    list,
    listAtom,
    store,
    stop() {
      for (const { attempt } of jobs.values()) attempt?.abort();
    },
  };
}
