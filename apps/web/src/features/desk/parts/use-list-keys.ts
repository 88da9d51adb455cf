import { useEffect } from "react";
import { dropStored, readStored, writeStored } from "../../../lib/storage.ts";

/** Of this browser, whoever sits at it: who speaks to it switches them off, since each word is letters. */
const switchedOff = "desk.keys_off";

export function areKeysOn(): boolean {
  return readStored(switchedOff) === null;
}

export function switchKeys(on: boolean): void {
  if (on) dropStored(switchedOff);
  else writeStored(switchedOff, "1");
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-desk-row]")];
}

/** The row that one is in, also at its tick or its button. */
function here(row: HTMLElement): boolean {
  return (row.closest("tr") ?? row).contains(document.activeElement);
}

/** Where the row leads that one was in last: who comes back from an order goes on there. */
let last: string | null = null;

function noteRow({ target }: Event): void {
  if (target instanceof HTMLElement && target.matches("[data-desk-row]"))
    last = target.getAttribute("href");
}

function step(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex(here);
  const was = all.find((row) => row.getAttribute("href") === last);
  if (at === -1 && was !== undefined) return was.focus();
  const next = at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by;
  all[Math.min(Math.max(next, 0), all.length - 1)]?.focus();
}

function search(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>("#content input[type=search]");
}

function tick(): void {
  rows()
    .find(here)
    ?.closest("tr")
    ?.querySelector<HTMLInputElement>("input[type=checkbox]")
    ?.click();
}

function isTyping(target: EventTarget | null): boolean {
  const typed = "input:not([type=checkbox]), textarea, select";
  return target instanceof HTMLElement && target.closest(typed) !== null;
}

/** On every page of the desk: j and k walk the list, x ticks, / searches, ? tells the keys; Enter opens what is in focus, as it does everywhere. */
export function useListKeys(onHelp: () => void): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      j: () => step(1),
      k: () => step(-1),
      x: tick,
      "/": () => search()?.focus(),
      "?": onHelp,
    };
    function hear(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // A dialog has the keys for itself, and so has whoever types; Escape leads from the search to the list.
      if (document.querySelector("[role=dialog], [role=menu]") !== null) return;
      if (isTyping(event.target)) {
        if (event.key === "Escape" && event.target === search()) {
          // A field of this type would empty itself.
          event.preventDefault();
          rows()[0]?.focus();
        }
        return;
      }
      const act = acts[event.key];
      if (act === undefined || !areKeysOn()) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", hear);
    document.addEventListener("focusin", noteRow);
    return () => {
      document.removeEventListener("keydown", hear);
      document.removeEventListener("focusin", noteRow);
    };
  }, [onHelp]);
}
