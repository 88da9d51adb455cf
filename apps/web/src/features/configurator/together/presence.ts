import type { ProductId } from "@holeshot/domain";
import { createListeners } from "../../../lib/listeners.ts";
import { keepMe, keptMe } from "./kept-me.ts";

export interface ClothSpot {
  readonly product: ProductId;
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

/** What one editor tells the others of themselves. */
export interface Presence {
  readonly editor: string;
  /** Empty for who has not said one: then they are called by their number. */
  readonly name: string;
  readonly number: number;
  /** When they came, by their own clock: of two with one number the first keeps it. */
  readonly since: number;
  readonly colour: string;
  readonly place: ClothSpot | null;
  readonly asks?: boolean;
  readonly gone?: boolean;
}

/** Distinct from each other and, with their white edge, on any cloth; white letters are read on each. */
const COLOURS = [
  "#c2410c",
  "#1d4ed8",
  "#047857",
  "#7e22ce",
  "#be123c",
  "#0e7490",
  "#4d7c0f",
  "#a21caf",
] as const;

/** So often a pointer that moves is told of. */
const PLACE_MS = 200;
/** So often one says that one is still here; who was silent for longer than three of these has gone. */
const HERE_MS = 10_000;
const GONE_MS = 35_000;

export interface Company {
  readonly me: () => Presence;
  readonly others: () => readonly Presence[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly hear: (presence: Presence) => void;
  readonly rename: (name: string) => void;
  /** Where one is on the cloth; told to others if there are any. */
  readonly point: (place: ClothSpot | null) => void;
  readonly stop: () => void;
}

/** Who has the design open, and where they are. */
export function keepCompany(tell: (presence: Presence) => void): Company {
  const listeners = createListeners();
  const seen = new Map<string, number>();
  let others: readonly Presence[] = [];
  let me: Presence = {
    editor: crypto.randomUUID(),
    name: keptMe().name,
    number: 1,
    since: Date.now(),
    colour: COLOURS[0],
    place: null,
  };
  let lastTold = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: readonly Presence[]): void {
    others = next;
    listeners.tell();
  }

  function numbered(number: number): Presence {
    return { ...me, number, colour: COLOURS[(number - 1) % COLOURS.length] ?? COLOURS[0] };
  }

  function wasFirst({ since, editor }: Presence): boolean {
    return since === me.since ? editor < me.editor : since < me.since;
  }

  /** Of two with one number, who came later takes the next free one. */
  function settleNumber(): boolean {
    const clash = others.some((each) => each.number === me.number && wasFirst(each));
    if (!clash) return false;
    const taken = new Set(others.map(({ number }) => number));
    let free = 1;
    while (taken.has(free)) free += 1;
    me = numbered(free);
    listeners.tell();
    return true;
  }

  function say(part: Partial<Presence> = {}): void {
    lastTold = Date.now();
    tell({ ...me, ...part });
  }

  function hear(presence: Presence): void {
    if (presence.editor === me.editor) return;
    const { asks = false, gone = false, ...known } = presence;
    const rest = others.filter(({ editor }) => editor !== presence.editor);
    if (gone) {
      seen.delete(presence.editor);
      return change(rest);
    }
    const isNew = !seen.has(presence.editor);
    seen.set(presence.editor, Date.now());
    change([...rest, known].toSorted((a, b) => a.number - b.number));
    if (settleNumber() || asks || isNew) say();
  }

  const here = setInterval(() => {
    const since = Date.now() - GONE_MS;
    const left = others.filter(({ editor }) => (seen.get(editor) ?? 0) >= since);
    for (const { editor } of others)
      if (!left.some((each) => each.editor === editor)) seen.delete(editor);
    if (left.length !== others.length) change(left);
    say();
  }, HERE_MS);
  const leave = (): void => say({ gone: true, place: null });
  window.addEventListener("pagehide", leave);
  say({ asks: true });

  return {
    me: () => me,
    others: () => others,
    subscribe: listeners.subscribe,
    hear,
    rename: (name) => {
      me = { ...me, name };
      keepMe({ name });
      listeners.tell();
      say();
    },
    point: (place) => {
      me = { ...me, place };
      if (others.length === 0 || timer !== undefined) return;
      timer = setTimeout(
        () => {
          timer = undefined;
          say();
        },
        Math.max(0, lastTold + PLACE_MS - Date.now()),
      );
    },
    stop: () => {
      clearInterval(here);
      clearTimeout(timer);
      window.removeEventListener("pagehide", leave);
      leave();
    },
  };
}
