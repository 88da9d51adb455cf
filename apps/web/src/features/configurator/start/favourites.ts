import { useSyncExternalStore } from "react";
import { createListeners } from "../../../lib/listeners.ts";
import { readStored, writeStored } from "../../../lib/storage.ts";

/** Kits that somebody at this device likes: no account, nobody's person. */
const key = "start.favourites";
const listeners = createListeners();

function stored(): string {
  return readStored(key) ?? "";
}

export function useFavourites(): ReadonlySet<string> {
  const words = useSyncExternalStore(listeners.subscribe, stored, () => "");
  return new Set(words.split(" ").filter(Boolean));
}

export function toggleFavourite(kit: string): void {
  const all = new Set(stored().split(" ").filter(Boolean));
  if (!all.delete(kit)) all.add(kit);
  writeStored(key, [...all].join(" "));
  listeners.tell();
}
