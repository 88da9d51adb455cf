import { storageKeys } from "@holeshot/domain";
import { onAccount } from "../../../lib/session/account.ts";
import { readStored, writeStored } from "../../../lib/storage.ts";

const MOST = 8;
const listeners = new Set<() => void>();

/** Colours chosen last on this device, the latest first. */
let recent = stored();
onAccount(() => {
  recent = stored();
  for (const listener of listeners) listener();
});

export function rememberColour(hex: string): void {
  if (recent[0] === hex) return;
  recent = [hex, ...recent.filter((each) => each !== hex)].slice(0, MOST);
  writeStored(storageKeys.lastColours, recent.join(" "));
  for (const listener of listeners) listener();
}

export function recentColours(): readonly string[] {
  return recent;
}

export function onRecentColours(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): readonly string[] {
  return (
    readStored(storageKeys.lastColours)
      ?.match(/#[0-9a-f]{6}\b/g)
      ?.slice(0, MOST) ?? []
  );
}
