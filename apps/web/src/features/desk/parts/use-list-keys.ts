import { type RefObject, useEffect } from "react";

interface ListKeys {
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly onHelp: () => void;
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-desk-row]")];
}

function step(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row === document.activeElement);
  const next = at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by;
  all[Math.min(Math.max(next, 0), all.length - 1)]?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
}

/** j and k walk the list, / searches, ? tells the keys; Enter opens what is in focus, as it does everywhere. */
export function useListKeys({ searchField, onHelp }: ListKeys): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      j: () => step(1),
      k: () => step(-1),
      "/": () => searchField.current?.focus(),
      "?": onHelp,
    };
    function hear(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // A dialog has the keys for itself, and so has whoever types; Escape leads from the search to the list.
      if (document.querySelector("[role=dialog], [role=menu]") !== null) return;
      if (isTyping(event.target)) {
        if (event.key === "Escape" && event.target === searchField.current) {
          // A field of this type would empty itself.
          event.preventDefault();
          rows()[0]?.focus();
        }
        return;
      }
      const act = acts[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [searchField, onHelp]);
}
