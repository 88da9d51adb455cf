import { dropStored, readStored, writeStored } from "../storage.ts";
import { type Account, visitor } from "./account.ts";

function shelf(key: string, account: Account): string {
  return `${key} ${account}`;
}

/** Puts a value away with the account it belongs to: the next one at this device does not see it. */
export function putAwayValue(key: string, account: Account): void {
  const value = readStored(key);
  dropStored(key);
  if (value !== null && account !== visitor) writeStored(shelf(key, account), value);
}

/** Brings back what was put away, behind what a visitor has chosen since; both are lists with spaces between. */
export function bringBackWords(key: string, account: Account, most: number): void {
  const away = readStored(shelf(key, account));
  dropStored(shelf(key, account));
  if (away === null) return;
  const words = new Set(`${readStored(key) ?? ""} ${away}`.split(" ").filter(Boolean));
  writeStored(key, [...words].slice(0, most).join(" "));
}
