import type { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { OrderedAct } from "@holeshot/design";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { hearChanges } from "../../../platform/database/hear-changes.ts";
import type { Platform } from "../../../platform/platform.ts";
import { actsSince, selectHead, selectVersions } from "./acts.ts";
import type { EditsAs } from "./access.ts";
import { findDesign } from "../reader.ts";

/** What the database tells whoever listens; a presence is told by whoever was told of it. */
const CHANNEL = "together";

/** A word on the channel: a design has changed, or somebody says something of themselves there. */
interface Word {
  readonly design: string;
  readonly event?: "presence" | "comments";
  readonly data?: unknown;
}

/** One who has a design open, by a stream that this process holds. */
export interface Guest {
  readonly stream: PassThrough;
  readonly as: EditsAs;
  /** The link of who is in by one. */
  readonly link: string | undefined;
  /** The last version that was told. */
  version: number;
}

interface Room {
  readonly guests: Set<Guest>;
  /** When the look began that is going on: one at a time, what is told meanwhile is looked at again. Null for none. */
  looking: number | null;
  again: boolean;
}

/** So often designs that are open here are looked at though nobody said that they changed: no word may be missed for good. */
const LOOK_MS = 2000;
const LOST_LOOK_MS = 10_000;
const LISTEN_AGAIN_MS = 1000;
/** Whoever reads slower than this much is behind comes again, and catches up. */
const MOST_UNREAD = 4 * 1024 * 1024;

/** The designs that are open in this process, and who has them open. */
export interface Rooms {
  /** Lets somebody in: from here on they are told what happens, first what did since the version that they have. */
  enter(design: string, guest: Guest): void;
  leave(design: string, guest: Guest): void;
  /** How many have a design open here. */
  count(design: string): number;
}

export function openRooms(platform: Platform): Rooms {
  const rooms = new Map<string, Room>();
  const changes = hearChanges(platform.hearing, CHANNEL);
  let stopHearing: (() => void) | null = null;
  let hearing = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function listen(): Promise<void> {
    if (hearing) return;
    hearing = true;
    while (rooms.size > 0 && stopHearing === null) {
      try {
        stopHearing = await changes.hear(hear, () => {
          stopHearing = null;
          hearing = false;
          void listen();
        });
        for (const design of rooms.keys()) look(design);
      } catch {
        await sleep(LISTEN_AGAIN_MS);
      }
    }
    hearing = false;
    rest();
  }

  /** Nobody has anything open: nothing is listened to, nothing looked at. */
  function rest(): void {
    if (rooms.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    stopHearing?.();
    stopHearing = null;
  }

  function hear(payload: string): void {
    const word = JSON.parse(payload) as Word;
    if (word.event === undefined) return look(word.design);
    for (const guest of rooms.get(word.design)?.guests ?? []) {
      write(guest, word.event, word.data ?? {});
    }
  }

  function look(design: string): void {
    const room = rooms.get(design);
    if (!room) return;
    // One that never comes back, as on a line that died without a word, must not keep all others waiting.
    const busy = room.looking !== null && Date.now() - room.looking < LOST_LOOK_MS;
    if (busy) room.again = true;
    else void lookNow(design, room);
  }

  async function lookNow(design: string, room: Room): Promise<void> {
    room.looking = Date.now();
    try {
      do {
        room.again = false;
        await tell(platform, design, room);
      } while (room.again);
    } catch (error) {
      // The database is away: the next look makes up for it.
      platform.log.warn({ err: error }, "a design that is open to several could not be read");
    }
    room.looking = null;
  }

  async function lookAtAll(): Promise<void> {
    const rows = await selectVersions(platform.db, [...rooms.keys()]);
    const known = new Map(rows.map((row) => [row.id, row]));
    for (const [design, { guests }] of rooms) {
      const row = known.get(design);
      const isOld = (guest: Guest): boolean =>
        row === undefined ||
        guest.version !== row.version ||
        (guest.as === "guest" && guest.link !== row.together_link);
      if (row === undefined || row.together_link === null || [...guests].some(isOld)) look(design);
    }
  }

  return {
    enter(design, guest) {
      const room = rooms.get(design) ?? { guests: new Set(), looking: null, again: false };
      room.guests.add(guest);
      rooms.set(design, room);
      timer ??= setInterval(() => void lookAtAll().catch(() => undefined), LOOK_MS).unref();
      void listen();
      look(design);
    },
    leave(design, guest) {
      const room = rooms.get(design);
      room?.guests.delete(guest);
      if (room?.guests.size === 0) rooms.delete(design);
      rest();
    },
    count: (design) => rooms.get(design)?.guests.size ?? 0,
  };
}

/** Tells everybody in a room what they have not heard; whose link is no longer the one goes. */
async function tell({ db }: Pick<Platform, "db">, design: string, room: Room): Promise<void> {
  const [head] = await selectHead(db, design);
  const link = head?.together_link ?? null;
  for (const guest of room.guests) {
    const isIn = link !== null && (guest.as === "owner" || guest.link === link);
    if (!isIn) dismiss(guest);
  }
  if (!head) return;
  const behind = [...room.guests].filter((guest) => guest.version !== head.version);
  const versions = new Set(behind.map((guest) => guest.version));
  for (const version of versions) {
    const acts = await actsSince(db, design, version, head.version);
    const alike = behind.filter((guest) => guest.version === version);
    if (acts) tellActs(alike, acts);
    else await tellWhole(db, design, alike);
  }
}

function tellActs(guests: readonly Guest[], acts: readonly OrderedAct[]): void {
  const text = JSON.stringify({ acts });
  for (const guest of guests) {
    writeText(guest, "acts", text);
    guest.version = acts.at(-1)?.version ?? guest.version;
  }
}

async function tellWhole(db: Db, design: string, guests: readonly Guest[]): Promise<void> {
  const row = await findDesign(db, design);
  if (!row) return;
  const { version } = row;
  // As it is stored: nobody here needs to read it.
  const text = `{"version":${version},"document":${row.document}}`;
  for (const guest of guests) {
    writeText(guest, "document", text);
    guest.version = version;
  }
}

function dismiss(guest: Guest): void {
  write(guest, "closed", {});
  guest.stream.end();
}

function write(guest: Guest, event: string, data: unknown): void {
  writeText(guest, event, JSON.stringify(data));
}

function writeText({ stream }: Guest, event: string, text: string): void {
  if (stream.writableEnded) return;
  if (stream.writableLength > MOST_UNREAD) stream.end();
  else stream.write(`event: ${event}\ndata: ${text}\n\n`);
}

/** Tells all who have a design open, whichever process holds their stream. In a transaction it is told with the commit. */
export async function tellRoom(
  db: Db,
  design: string,
  event: "presence" | "comments",
  data: unknown,
): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ design, event, data })})`.execute(db);
}
