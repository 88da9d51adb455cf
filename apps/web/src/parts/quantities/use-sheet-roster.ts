import { useEffect, useState } from "react";
import { rebase, redo, startHistory, step, undo } from "./roster-history.ts";
import type { Roster } from "./roster.ts";

export interface SheetRoster {
  roster: Roster;
  /** One step that can be taken back. */
  change: (roster: Roster) => void;
  /** Puts this roster, and those that one can go back to, on what somebody else saved. */
  rebase: (move: (roster: Roster) => Roster) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Whether anything was changed since the sheet was opened. */
  changed: boolean;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** The roster of an open sheet with its steps; Ctrl+Z belongs to a field while somebody types in it. */
export function useSheetRoster(start: () => Roster, active: boolean): SheetRoster {
  const [history, setHistory] = useState(() => startHistory(start()));
  const { past, now, future } = history;

  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const back = key === "z" && !event.shiftKey;
      const again = key === "y" || (key === "z" && event.shiftKey);
      if (!back && !again) return;
      event.preventDefault();
      // The editor below has steps of its own.
      event.stopImmediatePropagation();
      setHistory(back ? undo : redo);
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [active]);

  return {
    roster: now,
    change: (roster) => setHistory((before) => step(before, roster)),
    rebase: (move) => setHistory((before) => rebase(before, move)),
    undo: past.length > 0 ? () => setHistory(undo) : null,
    redo: future.length > 0 ? () => setHistory(redo) : null,
    changed: past.length > 0,
  };
}
