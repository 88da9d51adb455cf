import { keys } from "idb-keyval";
import { report } from "../../../lib/report.ts";
import { drafts, readDraft } from "../../../lib/session/drafts.ts";

/** What is asked of an entry before another is put in its place. */
export interface Kept {
  /** The server has it too. */
  readonly clean: boolean;
  /** Another one with each write; an entry of an older program has none. */
  readonly stamp?: string;
}

/** Of the tab, and no secret: where it found that another tab has other work under the same key, it keeps its own beside it. */
const tabKey = "journal.beside";
let tab: string | null = null;

const places = new Map<string, string>();
const stamps = new Map<string, string | undefined>();

/** Where this tab keeps what belongs under a key. */
export function placeOf(key: string): string {
  return places.get(key) ?? key;
}

/** Whether what lies in a place is this tab's own, or nothing that would be missed. */
export function mayReplace(place: string, there: Kept | undefined): boolean {
  if (there === undefined || there.clean) return true;
  return stamps.has(place) && stamps.get(place) === there.stamp;
}

/** This tab knows what lies there: it read or wrote it. */
export function note(place: string, stamp: string | undefined): void {
  stamps.set(place, stamp);
}

/** A place of this tab's own: under the key lies what another tab has done. */
export function moveBeside(key: string): string {
  remember(crypto.randomUUID());
  const place = beside(key, tab ?? "");
  places.set(key, place);
  return place;
}

/**
 * Where the work lies that belongs under a key: this tab's own, else what is under the key, else what a tab
 * that was closed has left beside it. null where nothing is.
 */
export async function findPlace(key: string): Promise<string | null> {
  const place = await look(key);
  if (place === null || place === key) places.delete(key);
  else places.set(key, place);
  return place;
}

async function look(key: string): Promise<string | null> {
  const mine = remembered();
  if (mine !== null && (await read(beside(key, mine)))) return beside(key, mine);
  const under = await read(key);
  if (under && !under.clean) return key;
  const start = beside(key, "");
  const open = await openTabs();
  for (const each of await keys(drafts())) {
    if (typeof each !== "string" || !each.startsWith(start)) continue;
    const name = each.slice(start.length);
    if (open.has(lockOf(name)) || (await read(each))?.clean !== false) continue;
    remember(name);
    return each;
  }
  return under ? key : null;
}

const read = (place: string): Promise<Kept | undefined> => readDraft<Kept>(place, drafts());
const beside = (key: string, name: string): string => `${key} beside ${name}`;

const lockOf = (name: string): string => `drafts of tab ${name}`;

/** Says to other tabs that this one is open: what it has beside a key is not left. */
function hold(name: string): void {
  const whileOpen = (): Promise<void> => new Promise(() => undefined);
  navigator.locks.request(lockOf(name), whileOpen).catch((error: unknown) => {
    report(error, "holding a tab's drafts");
  });
}

async function openTabs(): Promise<ReadonlySet<string | undefined>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name));
}

function remembered(): string | null {
  if (tab !== null) return tab;
  try {
    tab = window.sessionStorage.getItem(tabKey);
  } catch {
    // Then it is known while the page lives.
  }
  if (tab !== null) hold(tab);
  return tab;
}

function remember(name: string): void {
  tab = name;
  hold(name);
  try {
    window.sessionStorage.setItem(tabKey, name);
  } catch {
    // As above.
  }
}
