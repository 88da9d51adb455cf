import { storageKeys } from "@holeshot/domain";
import { onAccount } from "../../../../lib/session/account.ts";
import { readStored, writeStored } from "../../../../lib/storage.ts";
import { createListeners } from "../../../../lib/listeners.ts";

const MOST = 8;
const listeners = createListeners();

/** Colours chosen last on this device, the latest first. */
let recent = stored();
onAccount(() => {
  recent = stored();
  listeners.tell();
});

export function rememberColour(hex: string): void {
  if (recent[0] === hex) return;
  recent = [hex, ...recent.filter((each) => each !== hex)].slice(0, MOST);
  writeStored(storageKeys.lastColours, recent.join(" "));
  listeners.tell();
}

export function recentColours(): readonly string[] {
  return recent;
}

export const onRecentColours = listeners.subscribe;

function stored(): readonly string[] {
  return (
    readStored(storageKeys.lastColours)
      ?.match(/#[0-9a-f]{6}\b/g)
      ?.slice(0, MOST) ?? []
  );
}
