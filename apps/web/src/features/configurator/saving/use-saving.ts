import { useCallback, useRef, useState } from "react";
import { isProblem } from "../../../lib/api/api-problem.ts";
import { report } from "../../../lib/report.ts";
import { useIsSignedIn } from "../../../lib/session/token-store.ts";
import type { EditorStore } from "../../../editor/model/editor-store.ts";
import type { OpenedDesign, SavedState } from "../opening/opened-design.ts";
import { createDesign, currentVersion, updateDesign } from "./design-calls.ts";
import { designKey, dropFromJournal, keepInJournal } from "./journal.ts";
import { useAutosave, useRetry } from "./use-autosave.ts";
import { useEdits } from "./use-edits.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

export type SaveStatus =
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; readonly at: Date | null }
  | { readonly kind: "failed" }
  /** Somebody saved another version meanwhile. */
  | { readonly kind: "stale" };

export type SaveResult =
  | { readonly ok: true; readonly saved: SavedState }
  | { readonly ok: false; readonly stale: boolean; readonly error: unknown };

export interface Saving {
  readonly status: SaveStatus;
  readonly saved: SavedState | null;
  readonly name: string;
  /** False when what is done here is not kept on the server. */
  readonly mayChange: boolean;
  readonly rename: (name: string) => void;
  /** Saves now: where the design is already, else as a new one. */
  readonly save: (name?: string) => Promise<SaveResult>;
  /** After a stale answer: saves this version over the other one. */
  readonly overwrite: () => Promise<SaveResult>;
  /** Saves as another design; what was saved before stays as it is. */
  readonly saveAs: (name: string) => Promise<SaveResult>;
  /** Forgets what only this browser has. */
  readonly discard: () => Promise<void>;
}

/** What the next save needs; ahead of what is shown, for saves that follow each other closely. */
interface Now {
  readonly saved: SavedState | null;
  readonly name: string;
  readonly key: string;
}

/** On the version that is known, over whatever is there, or as a new design. */
type How = "on" | "over" | "anew";

/** Keeps every change in the journal at once and on the server when it has a place there. */
export function useSaving(store: EditorStore, opened: OpenedDesign, untitled: string): Saving {
  const setUuid = opened.set.uuid;
  const signedIn = useIsSignedIn();
  const [shown, setShown] = useState<Now>({
    saved: opened.saved,
    name: opened.name ?? untitled,
    key: opened.journal,
  });
  const now = useRef(shown);
  const [status, setStatus] = useState<SaveStatus>(
    opened.unsaved || !opened.saved ? { kind: "unsaved" } : { kind: "saved", at: null },
  );
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const mayChange = shown.saved?.viewedAs !== "administrator";

  const know = useCallback((change: Partial<Now>): void => {
    now.current = { ...now.current, ...change };
    setShown(now.current);
  }, []);

  const keep = useCallback(
    (clean: boolean): void => {
      const { saved, name, key } = now.current;
      if (saved?.viewedAs === "administrator") return;
      const version = saved?.version ?? null;
      void keepInJournal(key, { setUuid, editing: store.state().editing, version, name, clean });
    },
    [store, setUuid],
  );

  const send = useCallback(
    async (how: How): Promise<SaveResult> => {
      setStatus({ kind: "saving" });
      const { document } = store.state().editing;
      const { saved, name, key } = now.current;
      const target = how === "anew" ? null : saved;
      try {
        const stored = target
          ? await updateDesign(
              how === "over" ? { ...target, version: await currentVersion(target) } : target,
              name,
              document,
            )
          : await createDesign(setUuid, name, document);
        // A change made while the answer was on its way is not saved yet.
        const settled = store.state().editing.document === document && now.current.name === name;
        know({ saved: stored, key: designKey(stored.uuid) });
        if (!target) takeAddress(stored.uuid);
        keep(settled);
        if (key !== now.current.key) void dropFromJournal(key);
        setStatus(settled ? { kind: "saved", at: new Date() } : { kind: "unsaved" });
        return { ok: true, saved: stored };
      } catch (error) {
        report(error, "saving a design");
        const stale = isProblem(error, "stale_version");
        // A copy that failed is asked for again by the rider: tried by itself it would go over the original.
        setStatus({ kind: how === "anew" ? "unsaved" : stale ? "stale" : "failed" });
        return { ok: false, stale, error };
      }
    },
    [store, setUuid, know, keep],
  );

  /** One save at a time: the version of the next comes from the answer of the one before. */
  const inLine = useCallback(
    (how: How): Promise<SaveResult> => {
      const next = running.current.then(() => send(how));
      running.current = next;
      return next;
    },
    [send],
  );
  const again = useCallback(() => inLine("on"), [inLine]);

  useEdits(store, (changed) => {
    keep(!changed && status.kind === "saved");
    // The same value again, or every move of a drag would render the whole editor.
    if (changed) setStatus((was) => (was.kind === "unsaved" ? was : { kind: "unsaved" }));
  });
  const owner = shown.saved?.viewedAs === "owner";
  useAutosave(store, signedIn && owner && status.kind === "unsaved", again);
  useLeaveWarning(status.kind !== "saved");
  useRetry(status.kind === "failed", status.kind === "saved", again);

  return {
    status,
    saved: shown.saved,
    name: shown.name,
    mayChange,
    rename: (name) => {
      know({ name });
      keep(false);
      setStatus({ kind: "unsaved" });
    },
    save: (name) => {
      if (name !== undefined) know({ name });
      return inLine("on");
    },
    overwrite: () => inLine("over"),
    saveAs: async (name) => {
      const before = now.current.name;
      know({ name });
      const result = await inLine("anew");
      if (!result.ok) know({ name: before });
      return result;
    },
    discard: () => dropFromJournal(now.current.key),
  };
}

/** The address becomes that of the saved design. The router must not hear of it: it would open the design again. */
function takeAddress(uuid: string): void {
  History.prototype.replaceState.call(
    window.history,
    window.history.state,
    "",
    `/configured-set/${uuid}`,
  );
}
