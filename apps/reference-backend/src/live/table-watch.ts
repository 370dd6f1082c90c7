/** The rounds of tables that are shared by all players at them. */
export interface TableRounds<R extends { players: number }> {
  /** Returns the phase of a table now, unlike any other, and how long it still lasts, in ms; as far as the node knows. */
  getPhase(slug: string): { key: string; leftMs: number };
  /** Returns the phase of a round that was read, where only reading it tells: else it is that of `getPhase` before. */
  getPhaseKey?(round: R): string;
  /** Returns the round of a table now. Bets that are due have been paid then, or will be by a job. */
  readRound(slug: string): Promise<R>;
}

export interface TableWatchOptions<R extends { players: number }> {
  door: TableRounds<R>;
  /** Sends the round of a table to its sockets. */
  emit(slug: string, round: R): void;
  onError(error: unknown): void;
}

/** How often a watched table is looked at, in ms: a clock that was moved is noticed then, and changes are collected. */
const everyMs = 1_000;

interface Watched {
  sockets: number;
  timer: NodeJS.Timeout | undefined;
  /** The phase that was emitted last. */
  phase: string;
  players: number;
  /** Players may have come or left. */
  hasChanged: boolean;
  running: Promise<void>;
}

/**
 * Watches the tables that sockets of this node are at, and emits each phase when it begins, and how many players there are
 * at most once a second. Without sockets nothing runs.
 */
export function createTableWatch<R extends { players: number }>({
  door,
  emit,
  onError,
}: TableWatchOptions<R>) {
  const tables = new Map<string, Watched>();

  const look = async (slug: string, table: Watched) => {
    const { key } = door.getPhase(slug);
    if (key === table.phase && !table.hasChanged) return;
    table.hasChanged = false;
    const round = await door.readRound(slug);
    const read = door.getPhaseKey?.(round) ?? key;
    if (read !== table.phase || round.players !== table.players) emit(slug, round);
    table.phase = read;
    table.players = round.players;
  };
  /** Looks at a table after what is in progress there; an error is left for the next time. */
  const lookNext = (slug: string, table: Watched): Promise<void> => {
    table.running = table.running
      .then(() => look(slug, table))
      .catch((error: unknown) => {
        table.hasChanged = true;
        onError(error);
      });
    return table.running;
  };
  const schedule = (slug: string, table: Watched) => {
    clearTimeout(table.timer);
    if (tables.get(slug) !== table) return;
    const wait = Math.max(1, Math.min(door.getPhase(slug).leftMs, everyMs));
    table.timer = setTimeout(() => {
      void lookNext(slug, table).then(() => schedule(slug, table));
    }, wait).unref();
  };

  return {
    enter(slug: string): void {
      const known = tables.get(slug);
      if (known !== undefined) {
        known.sockets += 1;
        return;
      }
      const table: Watched = {
        sockets: 1,
        timer: undefined,
        phase: door.getPhase(slug).key,
        players: 0,
        hasChanged: true,
        running: Promise.resolve(),
      };
      tables.set(slug, table);
      schedule(slug, table);
    },
    leave(slug: string): void {
      const table = tables.get(slug);
      if (table === undefined) return;
      table.sockets -= 1;
      if (table.sockets > 0) return;
      clearTimeout(table.timer);
      tables.delete(slug);
    },
    /** Notes that players came to a table or left it. */
    change(slug: string): void {
      const table = tables.get(slug);
      if (table !== undefined) table.hasChanged = true;
    },
    async refresh(): Promise<void> {
      await Promise.all([...tables].map(([slug, table]) => lookNext(slug, table)));
    },
    /** Stops all timers and waits for what is in progress. */
    async close(): Promise<void> {
      const open = [...tables.values()];
      tables.clear();
      for (const { timer } of open) clearTimeout(timer);
      await Promise.all(open.map(({ running }) => running));
    },
  };
}
