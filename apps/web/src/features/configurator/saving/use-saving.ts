import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { isProblem } from "../../../lib/api/api-problem.ts";
import { report } from "../../../lib/report.ts";
import { keepGuestDesign } from "../../../lib/session/guest-designs.ts";
import { useIsSignedIn } from "../../../lib/session/token-store.ts";
import type { EditorStore } from "../../../editor/model/editor-store.ts";
import type { ConfiguratorSet, SavedState } from "../opening/opened-design.ts";
import { dropFromJournal, journalKey, keepInJournal } from "./journal.ts";

export type SaveStatus =
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; readonly at: Date | null }
  | { readonly kind: "failed" }
  /** Somebody saved another version meanwhile. */
  | { readonly kind: "stale" };

export type SaveResult =
  | { readonly ok: true; readonly saved: SavedState }
  | { readonly ok: false; readonly stale: boolean };

export interface Saving {
  readonly status: SaveStatus;
  readonly saved: SavedState | null;
  readonly name: string;
  readonly rename: (name: string) => void;
  /** Saves now, where the design is already. */
  readonly save: () => Promise<SaveResult>;
  /** After a stale answer: saves this version over the other one. */
  readonly overwrite: () => Promise<SaveResult>;
  /** Forgets what only this browser has. */
  readonly discard: () => Promise<void>;
  /** Saves what is shown as another design. */
  readonly saveAs: (name: string) => Promise<SaveResult>;
}

/** Signed in and saved once, the design is saved again this long after the last change. */
const AUTOSAVE_MS = 2000;

/** Keeps every change in the journal at once and on the server when it has a place there. */
export function useSaving(
  store: EditorStore,
  set: ConfiguratorSet,
  first: { readonly saved: SavedState | null; readonly unsaved: boolean; readonly name: string },
): Saving {
  const signedIn = useIsSignedIn();
  const [saved, setSaved] = useState(first.saved);
  const [name, setName] = useState(first.saved?.name ?? first.name);
  const [status, setStatus] = useState<SaveStatus>(
    first.unsaved || !first.saved ? { kind: "unsaved" } : { kind: "saved", at: null },
  );
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const now = useRef({ saved, name });
  useLayoutEffect(() => {
    now.current = { saved, name };
  }, [saved, name]);

  const send = useCallback(
    async (target: SavedState | null, title: string): Promise<SaveResult> => {
      setStatus({ kind: "saving" });
      const { document } = store.state().editing;
      try {
        const stored = target
          ? await update(target, title, document)
          : await create(set.uuid, title, document);
        setSaved(stored);
        setName(stored.name);
        // A change made while the answer was on its way is not saved yet.
        const settled = store.state().editing.document === document;
        if (settled) await dropFromJournal(journalKey(target?.uuid ?? null, set.uuid));
        setStatus(settled ? { kind: "saved", at: new Date() } : { kind: "unsaved" });
        return { ok: true, saved: stored };
      } catch (error) {
        report(error, "saving a design");
        const stale = isProblem(error, "stale_version");
        setStatus({ kind: stale ? "stale" : "failed" });
        return { ok: false, stale };
      }
    },
    [store, set.uuid],
  );

  /** One save at a time: the version of the next comes from the answer of the one before. */
  const save = useCallback((): Promise<SaveResult> => {
    const next = running.current.then(() => send(now.current.saved, now.current.name));
    running.current = next;
    return next;
  }, [send]);

  useJournal(store, set, now, () => setStatus({ kind: "unsaved" }));
  useAutosave(store, signedIn && saved?.viewedAs === "owner" && status.kind === "unsaved", save);

  return {
    status,
    saved,
    name,
    rename: (next) => {
      setName(next);
      setStatus({ kind: "unsaved" });
    },
    save,
    overwrite: async () => {
      if (!saved) return save();
      const current = await call("getDesign", {
        params: { uuid: saved.uuid },
        query: hashQuery(saved),
      });
      return send({ ...saved, version: current.version }, name);
    },
    discard: () => dropFromJournal(journalKey(saved?.uuid ?? null, set.uuid)),
    saveAs: (title) => send(null, title),
  };
}

function useJournal(
  store: EditorStore,
  set: ConfiguratorSet,
  now: { readonly current: { readonly saved: SavedState | null; readonly name: string } },
  onChange: () => void,
): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    let last = store.state().editing;
    return store.subscribe(() => {
      const { editing } = store.state();
      if (editing === last) return;
      const edited = editing.document !== last.document;
      last = editing;
      const { saved, name } = now.current;
      const version = saved?.version ?? null;
      const key = journalKey(saved?.uuid ?? null, set.uuid);
      void keepInJournal(key, { setUuid: set.uuid, editing, version, name });
      if (edited) changed();
    });
  }, [store, set, now]);
}

function useAutosave(store: EditorStore, on: boolean, save: () => Promise<unknown>): void {
  useEffect(() => {
    if (!on) return undefined;
    let timer = window.setTimeout(() => void save(), AUTOSAVE_MS);
    const stop = store.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void save(), AUTOSAVE_MS);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [store, on, save]);
}

type Document = ReturnType<EditorStore["state"]>["editing"]["document"];

async function create(
  configuratorSetUuid: string,
  name: string,
  document: Document,
): Promise<SavedState> {
  const { design, edit_hash: hash } = await call("createDesign", {
    body: { configuratorSetUuid, name, document },
  });
  if (hash !== undefined) keepGuestDesign({ uuid: design.uuid, hash });
  return {
    uuid: design.uuid,
    version: design.version,
    name: design.name,
    hash: hash ?? null,
    viewedAs: "owner",
  };
}

async function update(target: SavedState, name: string, document: Document): Promise<SavedState> {
  const design = await call("saveDesign", {
    params: { uuid: target.uuid },
    query: hashQuery(target),
    body: { name, document, version: target.version },
  });
  return { ...target, version: design.version, name: design.name };
}

function hashQuery(saved: SavedState): { hash?: string } {
  return saved.hash === null ? {} : { hash: saved.hash };
}
