/** How many players are in each room, on one node. */
export type RoomCounts = Readonly<Record<string, number>>;

export interface RoomCountsOptions {
  /** Sends this node's counts to the other nodes. */
  publish(counts: RoomCounts): void;
  /** Sends the number of a room to the sockets of this node. */
  announce(room: string, here: number): void;
  /** Milliseconds that only grow. */
  now(): number;
  /** Runs something a moment later; many changes until then are one. */
  soon(work: () => void): void;
}

/** A node that was silent for this long is gone, in ms. Nodes publish more often. */
const goneMs = 75_000;
export const publishEveryMs = 30_000;

/**
 * Counts the players in the rooms of all nodes. A player with several sockets on a node counts once there. Each node tells
 * the others its own counts when they change, and now and then, so that those of a stopped node expire.
 */
export function createRoomCounts({ publish, announce, now, soon }: RoomCountsOptions) {
  const rooms = new Map<string, Map<number, number>>();
  const others = new Map<string, { counts: RoomCounts; at: number }>();
  const announced = new Map<string, number>();
  let isPlanned = false;
  let mustPublish = false;

  const own = (): RoomCounts =>
    Object.fromEntries([...rooms].map(([room, players]) => [room, players.size] as const));
  const here = (room: string) => {
    let sum = rooms.get(room)?.size ?? 0;
    for (const { counts } of others.values()) sum += counts[room] ?? 0;
    return sum;
  };
  const announceChanges = () => {
    for (const room of rooms.keys()) {
      const total = here(room);
      if (announced.get(room) === total) continue;
      announced.set(room, total);
      announce(room, total);
    }
  };
  const plan = (isOwn: boolean) => {
    mustPublish ||= isOwn;
    if (isPlanned) return;
    isPlanned = true;
    soon(() => {
      const publishes = mustPublish;
      [isPlanned, mustPublish] = [false, false];
      if (publishes) publish(own());
      announceChanges();
    });
  };
  const add = (room: string, playerId: number, step: 1 | -1) => {
    const players = rooms.get(room) ?? new Map<number, number>();
    rooms.set(room, players);
    const sockets = (players.get(playerId) ?? 0) + step;
    if (sockets > 0) players.set(playerId, sockets);
    else players.delete(playerId);
    plan(true);
  };

  return {
    here,
    enter: (room: string, playerId: number) => add(room, playerId, 1),
    leave: (room: string, playerId: number) => add(room, playerId, -1),
    /** Takes over the counts of another node; answers one that was unknown with this node's own. */
    receive(node: string, counts: RoomCounts): void {
      const isNew = !others.has(node);
      others.set(node, { counts, at: now() });
      plan(isNew);
    },
    /** Publishes this node's counts and forgets nodes that are gone. */
    refresh(): void {
      for (const [node, { at }] of others) if (now() - at > goneMs) others.delete(node);
      publish(own());
      announceChanges();
    },
  };
}
export type RoomCounter = ReturnType<typeof createRoomCounts>;
